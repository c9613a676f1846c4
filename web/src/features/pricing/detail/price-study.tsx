import { Tabs } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { profitAt } from '@vendaclara/core/pricing'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { PriceBands } from '../charts/price-bands.tsx'
import type { Listing } from '../model/listing.ts'
import { type Calculation, calculate } from '../model/pricing-sides.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { MarketplaceComparison } from './comparison/marketplace-comparison.tsx'
import { Kits } from './kits/kits.tsx'
import classes from './listing-detail.module.css'
import { PriceHistory } from './price/history/price-history.tsx'
import { HiddenOutputs, PriceParts } from './price/price-parts.tsx'
import { WhatIf } from './what-if/what-if.tsx'

// The price is painted at once; the analysis of it waits for a pause in typing.
const settledMilliseconds = 80

interface PriceStudyProps {
  calculation: Calculation
  isExample: boolean
  onUseMargin: (margin: number) => void
}

type Study = keyof typeof texts.study.tabs
const studies = Object.keys(texts.study.tabs) as Study[]
/** An example has no history and is not sold in kits. */
const ofExamples: readonly Study[] = ['parts', 'other', 'marketplaces']

/** What else can be known about a price, one subject at a time. Only what is in view is calculated. */
export function PriceStudy({ calculation, isExample, onUseMargin }: PriceStudyProps) {
  const { listing, price } = calculation
  const [chosen, setChosen] = useState<Study>('parts')
  const [settled] = useDebouncedValue(listing, settledMilliseconds)
  const studied = useDeferredValue(settled)
  const shown = isExample ? ofExamples : studies
  const panels: Record<Study, () => ReactNode> = {
    parts: () => <PriceParts calculation={calculation} onUseMargin={onUseMargin} />,
    other: () => <OtherPrice listing={studied} onUseMargin={onUseMargin} />,
    marketplaces: () => <MarketplaceComparison listing={studied} />,
    kits: () => <Kits listing={studied} />,
    history: () => <PriceHistory listing={studied} />,
  }
  return (
    <Tabs
      value={chosen}
      onChange={(value) => value && setChosen(value as Study)}
      keepMounted={false}
      className={classes.study}
    >
      <Tabs.List aria-label={texts.study.name} className={classes.tabs}>
        {shown.map((study) => (
          <Tabs.Tab key={study} value={study}>
            {texts.study.tabs[study]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {chosen !== 'parts' && <HiddenOutputs price={price} />}
      {shown.map((study) => (
        <Tabs.Panel key={study} value={study} pt={18} px="var(--panel-inline)" pb="var(--panel-block)">
          {study === chosen && panels[study]()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

interface OtherPriceProps {
  listing: Listing
  onUseMargin: (margin: number) => void
}

const OtherPrice = memo(function OtherPrice({ listing, onUseMargin }: OtherPriceProps) {
  const { basis } = useCalculator()
  const [tested, setTested] = useState<number | null>(null)
  const calculation = calculate(listing, basis)
  const { price, sides } = calculation
  if (sides.fees.length === 0) return <p>{texts.study.noFees}</p>
  const current = price.outcome === 'priced' ? price.price : null
  const figuresAt = (reais: number | null) =>
    reais === null ? null : profitAt(sides.seller, sides.fees, reais)
  const tried = figuresAt(tested ?? current)
  return (
    <>
      <WhatIf
        calculation={calculation}
        current={current}
        tested={tested}
        figures={tried}
        onTest={setTested}
        onUseMargin={onUseMargin}
      />
      {sides.isBanded && (
        <PriceBands
          sides={sides}
          current={figuresAt(current)}
          tested={tested === null || tested === current ? null : tried}
        />
      )}
    </>
  )
})
