import { Title } from '@mantine/core'
import { toCents, toReais } from '@vendaclara/core/money'
import { type PriceFigures, reachingPrices } from '@vendaclara/core/pricing'
import { useId } from 'react'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { type PricingSides, profitOf } from '../pricing-sides.ts'
import { MapLegend } from './map-legend.tsx'
import { mapWindow } from './map-window.ts'
import classes from './price-bands.module.css'
import { PriceMap } from './price-map.tsx'
import { ReachingList } from './reaching-list.tsx'
import { texts } from './texts.ts'
import { zoneSentence } from './zone-sentence.ts'

interface PriceBandsProps {
  sides: PricingSides
  current: PriceFigures | null
  tested: PriceFigures | null
}

/** With fees that depend on the price: all valid prices, and where charging more pays less, drawn and in words. */
export function PriceBands({ sides, current, tested }: PriceBandsProps) {
  const title = useId()
  const window = mapWindow(sides, current && toCents(current.price))
  if (window === null) return null
  const ranges = reachingPrices(sides.seller, sides.fees)
  const { from, to, zones } = window
  const isSeen = (figures: PriceFigures) => figures.price * 100 >= from && figures.price * 100 <= to
  const shownTest = tested && isSeen(tested) ? tested : null
  return (
    <section className={classes.bands} aria-labelledby={title}>
      {ranges.length > 0 && (
        <>
          <Title order={3} mb="xs">
            {texts.reaching}
          </Title>
          <ReachingList sides={sides} ranges={ranges} />
        </>
      )}
      <Title order={3} id={title} mt={ranges.length > 0 ? 'lg' : 0} mb={4}>
        {texts.map}
      </Title>
      <p className={classes.intro}>{texts.mapIntro}</p>
      <PriceMap sides={sides} window={window} current={current} tested={shownTest} />
      <MapLegend
        shown={[
          'profit',
          ...(zones.length > 0 ? (['zone'] as const) : []),
          ...(current ? (['current'] as const) : []),
          ...(shownTest ? (['tested'] as const) : []),
        ]}
      />
      {zones.length === 0 ? (
        <p className={classes.sentence}>{texts.noZones(formatBrl(toReais(from)), formatBrl(toReais(to)))}</p>
      ) : (
        <ol className={classes.zones}>
          {zones.map((zone) => (
            <li key={zone.from}>{zoneSentence(zone, (price) => profitOf(sides, price))}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
