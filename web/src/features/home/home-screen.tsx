import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCalculator, IconReceipt2, IconTargetArrow } from '@tabler/icons-react'
import { mayUseTools } from '@vendaclara/core/subscription'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { Changelog } from './changelog.tsx'
import classes from './home.module.css'
import { HomeTour } from './home-tour.tsx'
import { texts } from './texts.ts'
import { ToolCard } from './tool-card.tsx'
import { TrialBanner } from './trial-banner.tsx'

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
      <TrialBanner pendingLink={pendingLink} />
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
