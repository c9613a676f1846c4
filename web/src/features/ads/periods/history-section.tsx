import { Group, Paper, Select, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type AdsReport, groupLabel } from '@vendaclara/core/ads'
import { useMemo, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { columnsOf, type TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { formatCents, unknown } from '../../../ui/number-formats.ts'
import { type KeptEntry, titleOf } from '../kept/kept-entry.ts'
import { reportStorage } from '../kept/report-storage.ts'
import { formatFigure } from '../model/formats.ts'
import { wordsOf } from '../texts.ts'
import { ChangeMark } from './change-mark.tsx'
import { type HistoryRow, historyOf, reportsOf } from './history.ts'
import { texts } from './texts.ts'

interface HistorySectionProps {
  entries: readonly KeptEntry[]
  report: AdsReport
}

const rowsOnPage = 20
const mostOffered = 50

/** The stored reports of the product on the screen, or one keyword or ad in all of them, one period per row. */
export function HistorySection({ entries, report }: HistorySectionProps) {
  const { kind, productName, groups } = report
  const [key, setKey] = useState<string | null>(null)
  const reports = useMemo(
    () => reportsOf(entries, { ...(kind && { kind }), productName }),
    [entries, kind, productName],
  )
  const { user } = useSession()
  const ids = reports.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ['kept-figures', user, ids, key],
    queryFn: () => reportStorage.figuresOf(user, ids, key ?? ''),
    enabled: key !== null,
  })
  if (reports.length < 2) return null
  const rows = key === null ? historyOf(reports) : historyOf(reports, data ?? new Map())
  return (
    <Paper withBorder component="section" p={{ base: 16, sm: 20 }} mt="md" aria-labelledby="history-title">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="history-title">
          {texts.history.title}
        </Title>
        <Select
          aria-label={wordsOf(report).group}
          placeholder={texts.history.whole}
          data={groups.map((group) => ({ value: group.key, label: groupLabel(group) }))}
          value={key}
          onChange={setKey}
          searchable
          clearable
          limit={mostOffered}
          nothingFoundMessage={unknown}
          comboboxProps={{ portalProps: { target: 'main' } }}
        />
      </Group>
      <ListTable
        label={texts.history.title}
        pagesLabel={texts.history.title}
        columns={key === null ? columns : columns.filter(({ id }) => id !== 'unsold')}
        rows={rows}
        keyOf={({ entry }) => entry.id}
        rowsOnPage={rowsOnPage}
      />
    </Paper>
  )
}

const columns: TableColumn<HistoryRow>[] = columnsOf(texts.history.columns, {
  period: ({ entry }) => entry.period ?? titleOf(entry),
  spend: ({ sums }) => formatFigure('spend', sums?.spend),
  gmv: ({ sums }) => formatFigure('gmv', sums?.gmv),
  conversions: ({ sums }) => formatFigure('conversions', sums?.conversions),
  roas: ({ roas }) => formatFigure('roas', roas.after),
  change: ({ roas }) => <ChangeMark name="roas" change={roas} />,
  unsold: ({ entry }) => formatCents(entry.unsold?.spend),
})
