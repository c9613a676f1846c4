import { IconHourglass, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type Verdict, type VerdictRule, verdictOf } from '@vendaclara/core/ads'
import { Tone } from '../../../table/small-table.tsx'
import type { ExtraColumn, TableRow } from '../model/table-model.ts'
import { texts } from './texts.ts'

const marks = {
  gain: { tone: 'gain', icon: IconTrendingUp },
  loss: { tone: 'loss', icon: IconTrendingDown },
  tooLittleData: { tone: 'quiet', icon: IconHourglass },
} as const

/** 'ganha', 'perde' or 'poucos cliques', with an icon. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <Tone {...marks[verdict]} isBold>
      {texts.verdicts[verdict]}
    </Tone>
  )
}

const width = 118

/** The verdict of each keyword and term, as a table column. */
export function verdictColumn(rule: VerdictRule): ExtraColumn {
  const verdictAt = ({ sold }: TableRow) => verdictOf(sold, rule)
  return {
    key: 'verdict',
    label: texts.columns.verdict,
    width,
    textOf: (row) => texts.verdicts[verdictAt(row)],
    cell: (row) => <VerdictMark verdict={verdictAt(row)} />,
  }
}
