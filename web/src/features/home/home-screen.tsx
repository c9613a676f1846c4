import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
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
import { AccessBanner } from './access-banner.tsx'
import { Changelog } from './changelog.tsx'
import classes from './home.module.css'
import { HomeTour, markTourStop } from './home-tour.tsx'
import { texts } from './texts.ts'

interface HomeScreenProps {
  /** What the banner offers while a payment is awaited. */
  pendingLink: ReactNode
}

export function HomeScreen({ pendingLink }: HomeScreenProps) {
  const open = mayUseTools(useSession())
  const leadTo = (tool: string) => (open ? tool : addresses.checkout)
  return (
    <div className={classes.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Stack gap={6} mb="lg">
        <Group gap={6} wrap="nowrap">
          <Title order={1} fz={{ base: '1.75rem', sm: '2.25rem' }} lts="-0.03em">
            {texts.heading}
          </Title>
          <HomeTour />
        </Group>
        <Text c="dimmed">{texts.intro}</Text>
      </Stack>
      <AccessBanner pendingLink={pendingLink} />
      <Button
        component={Link}
        to={leadTo(addresses.calculator)}
        size="md"
        fullWidth
        leftSection={<IconCalculator size={20} />}
        className={classes.phoneOnly}
      >
        {texts.openCalculator}
      </Button>
      <div className={classes.cards}>
        <ToolCard tool="calculator" href={leadTo(addresses.calculator)} icon={IconCalculator} />
        <ToolCard tool="ads" href={leadTo(addresses.ads)} icon={IconTargetArrow} />
        <ToolCard tool="closings" href={leadTo(addresses.closings)} icon={IconReceipt2} />
      </div>
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
    <Paper component={Link} to={href} className={classes.card} {...markTourStop(tool)}>
      <span className={classes.icon}>
        <Icon size={26} stroke={1.6} aria-hidden />
      </span>
      <Title order={2} className={classes.question}>
        {question}
      </Title>
      <Text c="dimmed" size="sm" lh={1.6}>
        {sentence}
      </Text>
      <span className={classes.open}>
        {name}
        <IconArrowRight size={18} aria-hidden />
      </span>
    </Paper>
  )
}
