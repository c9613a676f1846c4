import { Box, Button, Flex, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import {
  IconArrowRight,
  IconCalculator,
  IconReceipt2,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react'
import { mayUseTools } from '@vendaclara/core/subscription'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { markTourStop } from '../../ui/tour/guided-tour.tsx'
import { AccessBanner } from './access-banner.tsx'
import { Changelog } from './changelog.tsx'
import classes from './home.module.css'
import { HomeTour } from './home-tour.tsx'
import { texts } from './texts.ts'

interface HomeScreenProps {
  /** Shown in the banner while a payment is awaited. */
  pendingLink: ReactNode
  /** Claims that end soon, below the banner. */
  notice: ReactNode
  /** The first steps, below the tools. */
  firstSteps: ReactNode
}

export function HomeScreen({ pendingLink, notice, firstSteps }: HomeScreenProps) {
  const open = mayUseTools(useSession())
  const leadTo = (tool: string) => (open ? tool : addresses.checkout)
  return (
    <div className={classes.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Stack gap={6} mb="lg">
        <Group gap={6} wrap="nowrap">
          <Title order={1} lts="-0.03em">
            {texts.heading}
          </Title>
          <HomeTour />
        </Group>
        <Text c="dimmed">{texts.intro}</Text>
      </Stack>
      <AccessBanner pendingLink={pendingLink} />
      {notice}
      <Button
        component={Link}
        to={leadTo(addresses.calculator)}
        size="md"
        fullWidth
        leftSection={<IconCalculator size={20} />}
        hiddenFrom="sm"
        mt={20}
      >
        {texts.openCalculator}
      </Button>
      {/* Never two columns: the third card would be alone in its row. */}
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing={{ base: 12, lg: 20 }} mt={{ base: 20, lg: 32 }}>
        <ToolCard tool="calculator" href={leadTo(addresses.calculator)} icon={IconCalculator} />
        <ToolCard tool="ads" href={leadTo(addresses.ads)} icon={IconTargetArrow} />
        <ToolCard tool="closings" href={leadTo(addresses.closings)} icon={IconReceipt2} />
      </SimpleGrid>
      {firstSteps}
      <Changelog />
    </div>
  )
}

interface ToolCardProps {
  tool: keyof typeof texts.tools
  href: string
  icon: TablerIcon
}

function ToolCard({ tool, href, icon: Icon }: ToolCardProps) {
  const { name, question, sentence } = texts.tools[tool]
  return (
    <Flex
      component={Link}
      to={href}
      display={{ base: 'grid', lg: 'flex' }}
      direction="column"
      gap={{ base: '2px 16px', lg: 10 }}
      p={{ base: 18, lg: 28 }}
      bg="var(--mantine-color-body)"
      bdrs="lg"
      className={classes.card}
      {...markTourStop(tool)}
    >
      <Box
        component="span"
        w={{ base: 44, lg: 52 }}
        h={{ base: 44, lg: 52 }}
        mb={{ base: 0, lg: 8 }}
        bdrs={{ base: 12, lg: 14 }}
        className={classes.icon}
      >
        <Icon size={26} stroke={1.6} aria-hidden />
      </Box>
      <Title order={2} fz={{ base: '1.0625rem', sm: '1.25rem' }} className={classes.question}>
        {question}
      </Title>
      <Text c="dimmed" size="sm" lh={1.6}>
        {sentence}
      </Text>
      <Box component="span" pt={{ base: 4, lg: 16 }} className={classes.open}>
        {name}
        <IconArrowRight size={18} aria-hidden />
      </Box>
    </Flex>
  )
}
