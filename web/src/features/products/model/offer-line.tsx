import { IconAlertTriangle, IconTrendingDown } from '@tabler/icons-react'
import pieces from '../../../theme/pieces.module.css'
import { formatBrl, formatPercent } from '../../../ui/number-formats.ts'
import classes from './offer-line.module.css'
import type { Offered } from './sales.ts'
import { texts } from './texts.ts'

const tones: Partial<Record<NonNullable<Offered['state']>, string>> = {
  'on-margin': 'gain',
  'below-margin': 'care',
  loss: 'loss',
}

/** A place where a product is sold: its price, and what a sale leaves of it or what is missing to know. */
export function OfferLine({ offer }: { offer: Offered }) {
  const { marketplace, price, margin, state, lacks } = offer
  const [lack] = lacks
  return (
    <span className={classes.offer}>
      {texts.offer(texts.marketplaces[marketplace], price === null ? texts.noPrice : formatBrl(price))}
      {price !== null && margin !== null && (
        <span className={`${pieces.marked} ${pieces.tone}`} data-tone={state ? tones[state] : undefined}>
          {state === 'loss' && <IconTrendingDown size={13} aria-label={texts.loss} />}
          {state === 'below-margin' && <IconAlertTriangle size={13} aria-label={texts.below} />}
          {texts.margin(formatPercent(margin))}
        </span>
      )}
      {price !== null && margin === null && lack && (
        <span className={pieces.tone} data-tone="quiet">
          {texts.lacks[lack]}
        </span>
      )}
    </span>
  )
}
