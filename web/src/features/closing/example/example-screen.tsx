import { Alert, Badge, Button, Container, Group, Skeleton, Stack, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { CollapsibleSection } from '../../../ui/collapsible/collapsible-section.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { DifferenceCharts } from '../charts/difference-charts.tsx'
import { MarkingProvider } from '../contest/marks/use-marks.tsx'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { titleOfMonth } from '../model/months.ts'
import { SummaryBand } from '../month/summary/summary-band.tsx'
import { DifferencesList } from '../orders/lists/differences-list.tsx'
import { texts as tableTexts } from '../orders/lists/texts.ts'
import { UnmatchedList } from '../orders/lists/unmatched-list.tsx'
import { reasonsOf, settingsAtFirst } from '../orders/lists/view-settings.ts'
import { OrderPanel } from '../orders/order/order-panel.tsx'
import { texts as closingTexts } from '../texts.ts'
import { useResultTotals } from '../worker/rows/month-proxy.ts'
import { MonthProvider } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'
import { useExampleMarks, useExampleMonth } from './use-example-month.ts'

type ExampleMonth = NonNullable<ReturnType<typeof useExampleMonth>['read']>

/** A month to look at before the seller has files. It only exists on this page, and no call is made for it. */
export function ExampleScreen() {
  const { read, hasFailed, retry } = useExampleMonth()
  return (
    <Container size="lg" py="xl">
      <Stack gap="lg">
        {hasFailed && <FailureAlert title={texts.failed} message={texts.failedHint} onRetry={retry} />}
        {!hasFailed && !read && (
          <Stack role="status" aria-label={texts.loading}>
            <Skeleton h={34} w={220} />
            <Skeleton h={150} radius="lg" />
            <Skeleton h={240} radius="lg" />
          </Stack>
        )}
        {!hasFailed && read && <Example {...read} />}
      </Stack>
    </Container>
  )
}

function Example({ closing, results }: ExampleMonth) {
  const name = titleOfMonth(closing)
  return (
    <>
      <title>{`${texts.badge} · ${closingTexts.title} · ${closingTexts.product}`}</title>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={1}>{name}</Title>
          <Badge variant="default" tt="none" fw={600} size="lg">
            {marketplaceWords[closing.marketplace].name}
          </Badge>
          <Badge size="lg">{texts.badge}</Badge>
        </Group>
        <Button component={Link} to={addresses.closings} variant="light">
          {texts.leave}
        </Button>
      </Group>
      <Alert role="note" icon={<IconInfoCircle />} variant="light">
        {texts.explanation}
      </Alert>
      <ExampleResults closing={closing} results={results} />
    </>
  )
}

function ExampleResults({ closing, results }: ExampleMonth) {
  const totals = useResultTotals(results)
  const marking = useExampleMarks()
  const [settings, setSettings] = useState(settingsAtFirst)
  const change = (part: Partial<typeof settings>) => setSettings((before) => ({ ...before, ...part }))
  if (!totals) return null
  const view = { settings, change }
  const { marks } = marking
  return (
    <MonthProvider {...{ closing, results, totals, marks }} isStored={false} isWithheld={false}>
      <MarkingProvider value={marking}>
        <SummaryBand />
        <DifferenceCharts {...reasonsOf(view)} />
        <CollapsibleSection title={tableTexts.results.differences}>
          <DifferencesList view={view} />
        </CollapsibleSection>
        <CollapsibleSection title={tableTexts.results.unmatched}>
          <UnmatchedList view={view} />
        </CollapsibleSection>
        <OrderPanel hasFailed={false} />
      </MarkingProvider>
    </MonthProvider>
  )
}
