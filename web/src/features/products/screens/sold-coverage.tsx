import { useState } from 'react'
import { CoveragePanel } from '../coverage/coverage-panel.tsx'
import { UncostedDrawer } from '../coverage/uncosted-drawer.tsx'
import { type CoverageKnown, useCoverage } from '../coverage/use-coverage.ts'
import { parts, useOpenHere } from '../model/open-here.ts'
import type { SoldMonth } from '../model/sold-months.ts'

interface SoldCoverageProps {
  known: CoverageKnown
  months: readonly [SoldMonth, ...SoldMonth[]]
}

/** How much of what was sold in a month has a cost, and what has none. */
export function SoldCoverage({ known, months }: SoldCoverageProps) {
  const [chosen, setChosen] = useState<string>()
  const month = months.find(({ from }) => from === chosen) ?? months[0]
  const { coverage, error, refetch } = useCoverage(known, month)
  const open = useOpenHere()
  return (
    <>
      <CoveragePanel
        months={months}
        month={month}
        coverage={coverage}
        error={error}
        onMonth={({ from }) => setChosen(from)}
        onRetry={refetch}
        onShow={() => open({ abrir: parts.sold })}
      />
      {coverage && <UncostedDrawer list={known.list} month={month} coverage={coverage} />}
    </>
  )
}
