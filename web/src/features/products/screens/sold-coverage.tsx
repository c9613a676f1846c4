import { useState } from 'react'
import { CoveragePanel } from '../coverage/coverage-panel.tsx'
import { UncostedDrawer } from '../coverage/uncosted-drawer.tsx'
import { useCoverage } from '../coverage/use-coverage.ts'
import { parts, useOpenHere } from '../model/open-here.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import type { Bought } from '../purchases/bought.ts'
import type { ProductList } from '../saving/queries.ts'

interface SoldCoverageProps {
  list: ProductList
  bought: Bought
  months: readonly [SoldMonth, ...SoldMonth[]]
}

/** How much of what was sold in a month has a cost, and what has none. */
export function SoldCoverage({ list, bought, months }: SoldCoverageProps) {
  const [chosen, setChosen] = useState<string>()
  const month = months.find(({ from }) => from === chosen) ?? months[0]
  const { coverage, error, refetch } = useCoverage(list, bought, month)
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
      {coverage && <UncostedDrawer list={list} month={month} coverage={coverage} />}
    </>
  )
}
