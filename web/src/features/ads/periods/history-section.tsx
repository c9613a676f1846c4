import { Paper, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { type KeptEntry, titleOf } from '../kept/kept-entry.ts'
import { formatFigure } from '../model/formats.ts'
import type { ImportedReport } from '../model/imported-report.ts'
import { ChangeMark } from './change-mark.tsx'
import { type HistoryRow, historyOf } from './history.ts'
import { texts } from './texts.ts'

interface HistorySectionProps {
  entries: readonly KeptEntry[]
  report: ImportedReport['report']
}

const rowsOnPage = 20

/** The stored reports of the product on the screen, one per row. */
export function HistorySection({ entries, report }: HistorySectionProps) {
  const { kind, productName } = report
  const rows = useMemo(
    () => historyOf(entries, { ...(kind && { kind }), productName }),
    [entries, kind, productName],
  )
  if (rows.length < 2) return null
  return (
    <Paper withBorder component="section" p={{ base: 16, sm: 20 }} mt="md" aria-labelledby="history-title">
      <Title order={2} id="history-title">
        {texts.history.title}
      </Title>
      <Text size="sm" c="dimmed" mt={2} mb="sm">
        {texts.history.lead}
      </Text>
      <ListTable
        label={texts.history.title}
        pagesLabel={texts.history.title}
        columns={columns}
        rows={rows}
        keyOf={({ entry }) => entry.id}
        rowsOnPage={rowsOnPage}
      />
    </Paper>
  )
}

function figure(name: 'spend' | 'gmv' | 'conversions'): TableColumn<HistoryRow> {
  return {
    id: name,
    label: texts.columns[name],
    kind: 'figure',
    cell: (row) => {
      const value = row[name]
      return value === null ? texts.none : formatFigure(name, value)
    },
  }
}

const columns: readonly TableColumn<HistoryRow>[] = [
  {
    id: 'period',
    label: texts.history.period,
    kind: 'name',
    cell: ({ entry }) => entry.period ?? titleOf(entry),
  },
  figure('spend'),
  figure('gmv'),
  figure('conversions'),
  {
    id: 'roas',
    label: texts.columns.roas,
    kind: 'figure',
    cell: ({ roas }) => (roas.after === null ? texts.none : formatFigure('roas', roas.after)),
  },
  {
    id: 'change',
    label: texts.history.change,
    kind: 'figure',
    cell: ({ roas }) => <ChangeMark name="roas" change={roas} />,
  },
]
