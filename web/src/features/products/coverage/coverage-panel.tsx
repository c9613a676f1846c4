import { Button, Group, Select, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type Coverage, coverageParts } from '@vendaclara/core/products'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatNumber } from '../../../ui/number-formats.ts'
import panels from '../../../ui/panels.module.css'
import type { SoldMonth } from '../model/sold-months.ts'
import { texts } from './texts.ts'

interface CoveragePanelProps {
  months: readonly SoldMonth[]
  month: SoldMonth
  coverage: Coverage | null
  error: Error | null
  onMonth: (month: SoldMonth) => void
  onRetry: () => void
  onShow: () => void
}

/** The answer first: how much of what was sold has no cost. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { months, month, coverage, error, onMonth, onRetry, onShow } = props
  if (!coverage) {
    return error ? (
      <FailureAlert title={texts.failed} message={error.message} onRetry={onRetry} />
    ) : (
      <Skeleton h={112} role="status" aria-label={texts.loading} />
    )
  }
  return (
    <section className={panels.panel} aria-label={texts.title}>
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} flex="1 1 420px">
          <Title order={2}>{answer(coverage, month)}</Title>
          {coverage.revenue > 0 && (
            <Text size="sm" c="dimmed">
              {texts.known}: {coverageParts.map((part) => partInWords(coverage, part)).join(' · ')}
            </Text>
          )}
          {coverage.unpriced > 0 && (
            <Text size="sm" c="dimmed">
              {texts.unpriced(coverage.unpriced)}
            </Text>
          )}
        </Stack>
        <Group gap="sm">
          <Select
            aria-label={texts.month}
            w={190}
            allowDeselect={false}
            data={months.map(({ from, name }) => ({ value: from, label: name }))}
            value={month.from}
            onChange={(from) => {
              const chosen = months.find((one) => one.from === from)
              if (chosen) onMonth(chosen)
            }}
          />
          {coverage.uncosted.length > 0 && (
            <Button variant="default" onClick={onShow}>
              {texts.show}
            </Button>
          )}
        </Group>
      </Group>
    </section>
  )
}

function answer({ known, uncosted }: Coverage, { name }: SoldMonth): string {
  const { percent } = known.cost
  if (percent === null) return texts.nothingSold(name)
  return uncosted.length === 0
    ? texts.all(name)
    : texts.uncosted(uncosted.length, inPercent(100 - percent), name)
}

export function partInWords({ known }: Coverage, part: (typeof coverageParts)[number]): string {
  return texts.part(inPercent(known[part].percent ?? 0), texts.parts[part])
}

/** What is not all is never rounded up to all, and what is not nothing never to nothing. */
export function inPercent(percent: number): string {
  const decimals = percent > 0 && percent < 100 && (percent < 1 || percent > 99) ? 2 : 0
  const most = percent < 100 ? Math.min(percent, 99.99) : percent
  const shown = most > 0 ? Math.max(most, 0.01) : most
  return `${formatNumber(shown, 0, decimals)}%`
}
