import { IconAlertTriangle } from '@tabler/icons-react'
import type { ListingPrice } from '@vendaclara/core/pricing'
import type { CSSProperties } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { Explained } from '../../../../ui/explained.tsx'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { explanations, noPriceReason } from '../../model/explanations.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { texts } from '../../texts.ts'
import classes from './price.module.css'

/** The price alone and large; on narrow screens it stays in view while the costs are typed. */
export function PriceHeadline({ price, sides }: { price: ListingPrice; sides: PricingSides }) {
  const priced = price.outcome === 'priced' ? price : undefined
  const shown = priced ? formatBrl(priced.price) : texts.result.none
  return (
    <div className={classes.headline}>
      <FigureLabel text={texts.result.price} explanation={priced && explanations.price(priced, sides)} />
      <div className={classes.priceLine}>
        <output
          className={classes.price}
          data-none={!priced || undefined}
          style={{ '--letters': shown.length } as CSSProperties}
          aria-label={texts.result.price}
        >
          {shown}
        </output>
        {priced && <CopyButton value={formatNumber(priced.price, 2, 2)} label={texts.result.copyPrice} />}
      </div>
      {price.outcome !== 'priced' && (
        <p role="alert" className={classes.noPrice}>
          <IconAlertTriangle size={17} aria-hidden />
          {noPriceReason(price)}
        </p>
      )}
    </div>
  )
}

interface FigureLabelProps {
  text: string
  explanation: string | undefined
}

export function FigureLabel({ text, explanation }: FigureLabelProps) {
  return (
    <span className={classes.label}>
      {explanation === undefined ? text : <Explained explanation={explanation}>{text}</Explained>}
    </span>
  )
}
