import { Anchor, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { toCents, toReais } from '@vendaclara/core/money'
import { type PriceFigures, payLessZones } from '@vendaclara/core/pricing'
import { useCallback, useId } from 'react'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { AmountField } from '../../amount-field.tsx'
import type { Listing } from '../../listing/listing.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { type PricingSides, profitOf } from '../pricing-sides.ts'
import { marginForPrice } from './margin-for-price.ts'
import classes from './price-trial.module.css'
import { SnapButtons } from './snap-buttons.tsx'
import { texts } from './texts.ts'
import { TrialFigures } from './trial-figures.tsx'
import { UseMargin } from './use-margin.tsx'

interface PriceTrialProps {
  listing: Listing
  basis: PricingBasis
  sides: PricingSides
  /** The calculated price in whole centavos of a real. */
  current: number | null
  /** The typed price; null while the calculated one is looked at. */
  tested: number | null
  figures: PriceFigures | null
  onTest: (price: number | null) => void
  onEdit: (part: Partial<Listing>) => void
}

/** The other direction: from a price to what it leaves. */
export function PriceTrial(props: PriceTrialProps) {
  const { listing, basis, sides, current, tested, figures, onTest, onEdit } = props
  const title = useId()
  const type = useCallback(({ testedPrice }: { testedPrice: number }) => onTest(testedPrice), [onTest])
  const price = tested ?? current
  const cents = price === null ? null : toCents(price)
  const zone =
    cents !== null &&
    payLessZones(sides.seller, sides.fees).find(
      ({ from, to }) => cents >= from && (to === null || cents <= to),
    )
  const use = (profitMargin: number) => {
    onEdit({ profitMargin })
    onTest(null)
  }
  return (
    <section className={classes.trial} aria-labelledby={title}>
      <Title order={3} id={title} mb="md">
        {texts.title}
      </Title>
      <div className={classes.columns}>
        <div>
          <AmountField
            kind="price"
            name="testedPrice"
            label={texts.field}
            description={texts.fieldHint}
            value={price ?? 0}
            onEdit={type}
          />
          {tested !== null && current !== null && tested !== current && (
            <Anchor component="button" type="button" size="sm" fw={600} mt={8} onClick={() => onTest(null)}>
              {texts.reset}
            </Anchor>
          )}
        </div>
        <SnapButtons sides={sides} near={current ?? tested ?? 0} tested={price} onTest={onTest} />
      </div>
      <TrialFigures sides={sides} figures={figures} />
      {zone && (
        <p className={classes.warning}>
          <IconAlertTriangle size={17} aria-hidden />
          <span>
            {texts.cheaperPays(formatBrl(toReais(zone.better)), formatBrl(profitOf(sides, zone.better)))}{' '}
            <Anchor
              component="button"
              type="button"
              inherit
              fw={600}
              onClick={() => onTest(toReais(zone.better))}
            >
              {texts.test(formatBrl(toReais(zone.better)))}
            </Anchor>
          </span>
        </p>
      )}
      {cents !== null && (
        <UseMargin
          price={cents}
          isCurrent={price === current}
          found={marginForPrice(listing, basis, cents)}
          onUse={use}
        />
      )}
    </section>
  )
}
