import { Button, Stack, Text, Title } from '@mantine/core'
import { IconCalculator, IconReceipt2, IconTargetArrow } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import classes from './home.module.css'
import { texts } from './texts.ts'
import { ToolCard } from './tool-card.tsx'
import { TrialBanner } from './trial-banner.tsx'

export function HomeScreen() {
  return (
    <div className={classes.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Stack gap={6} mb="lg">
        <Title order={1} fz={{ base: '1.75rem', sm: '2.25rem' }} lts="-0.03em">
          {texts.heading}
        </Title>
        <Text c="dimmed">{texts.intro}</Text>
      </Stack>
      <TrialBanner />
      <Button
        component={Link}
        to={addresses.calculator}
        size="md"
        fullWidth
        leftSection={<IconCalculator size={20} />}
        className={classes.phoneOnly}
      >
        {texts.openCalculator}
      </Button>
      <div className={classes.cards}>
        <ToolCard href={addresses.calculator} icon={IconCalculator} {...texts.tools.calculator} />
        <ToolCard href={addresses.ads} icon={IconTargetArrow} {...texts.tools.ads} />
        <ToolCard href={addresses.closings} icon={IconReceipt2} {...texts.tools.closings} />
      </div>
    </div>
  )
}
