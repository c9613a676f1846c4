import { Anchor, Text } from '@mantine/core'
import { IconAlertTriangle, IconCalendarX, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { ListingPrice } from '@vendaclara/core/pricing'
import type { CSSProperties, ReactNode } from 'react'
import pieces from '../../../../theme/pieces.module.css'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatDay, useDay } from '../../../../ui/days.ts'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { formatBrl, formatNumber, formatPercent } from '../../../../ui/number-formats.ts'
import { explanations, noPriceReason, priceInWords } from '../../model/explanation-texts.ts'
import { type Listing, pricedOf, priceOf } from '../../model/listing.ts'
import type { Calculation } from '../../model/pricing-sides.ts'
import { endedFees } from '../../model/tables-in-use.ts'
import { texts } from '../../pricing-texts.ts'
import classes from './price.module.css'

export function resultInWords(price: ListingPrice): string {
  if (price.outcome !== 'priced') return noPriceReason(price)
  const { profit } = price
  return texts.result.inWords(
    formatBrl(price.price),
    texts.result[profit < 0 ? 'loss' : 'gain'],
    formatBrl(Math.abs(profit)),
  )
}

interface PriceCardProps {
  calculation: Calculation
  /** Chooses the fees in force today for every marketplace. Absent if they are in use anyway. */
  onUseToday?: () => void
}

/** The price with its profit and margin, and what is wrong with it. It stays in view while the costs are typed. */
export function PriceCard({ calculation, onUseToday }: PriceCardProps) {
  const { listing, basis, price, sides } = calculation
  const today = useDay(brazilianDay)
  const ended = endedFees(basis.tables[listing.marketplace], today)
  const priced = pricedOf(price)
  const shown = formatBrl(priced?.price)
  return (
    <div className={classes.card}>
      <div>
        <FigureLabel text={texts.result.price} explanation={priced && explanations.price(priced, sides)} />
        <div className={classes.priceLine}>
          <output
            className={classes.price}
            data-none={!priced || undefined}
            style={{ '--letters': shown.length } as CSSProperties}
            aria-label={texts.result.price}
            aria-live="off"
          >
            {shown}
          </output>
          {priced && <CopyButton value={formatNumber(priced.price, 2, 2)} label={texts.result.copyPrice} />}
        </div>
      </div>
      <div className={classes.figure}>
        <FigureLabel text={texts.result.profit} explanation={priced && explanations.profit(priced, sides)} />
        <Profit amount={priced?.profit} isTrue={ended === null} />
      </div>
      <div className={classes.figure}>
        <FigureLabel text={texts.result.margin} explanation={priced && explanations.margin(priced)} />
        <span className={classes.value}>{formatPercent(priced?.margin)}</span>
      </div>
      {price.outcome !== 'priced' && <Warning icon={IconAlertTriangle}>{noPriceReason(price)}</Warning>}
      {priced && listing.productCost === 0 && <Warning icon={IconAlertTriangle}>{texts.lacksCost}</Warning>}
      {priced?.lacksWeight && <Warning icon={IconAlertTriangle}>{texts.lacksWeight}</Warning>}
      {priced && priced.profit < 0 && (
        <Warning icon={IconTrendingDown}>{texts.loss.perSale(formatBrl(-priced.profit))}</Warning>
      )}
      {ended && (
        <Warning icon={IconCalendarX}>
          <span>{texts.today.ended(formatDay(ended.until))}</span>
          {ended.today && onUseToday && (
            <span style={{ color: 'var(--mantine-color-text)' }}>
              {texts.today.price(
                todaysPrice(
                  listing,
                  priceOf(listing, {
                    ...basis,
                    tables: { ...basis.tables, [listing.marketplace]: ended.today },
                  }),
                ),
              )}
              {' · '}
              <Anchor component="button" type="button" inherit fw={650} onClick={onUseToday}>
                {texts.today.use}
              </Anchor>
            </span>
          )}
        </Warning>
      )}
    </div>
  )
}

function todaysPrice({ productCost }: Listing, price: ListingPrice): string {
  const priced = pricedOf(price)
  if (priced && productCost === 0) return texts.today.lacksCost
  return priced?.lacksWeight ? texts.today.lacksWeight : priceInWords(price)
}

function Warning({ icon: Icon, children }: { icon: typeof IconAlertTriangle; children: ReactNode }) {
  return (
    <p className={classes.warning}>
      <Icon size={17} aria-hidden />
      {children}
    </p>
  )
}

interface ProfitProps {
  amount: number | undefined
  /** Whether the fees are those of today. Otherwise a gain is not green. */
  isTrue: boolean
}

/** Green or red, with an arrow and the sign, so that colour alone never carries the meaning. */
function Profit({ amount, isTrue }: ProfitProps) {
  const sense = amount === undefined || amount === 0 ? undefined : amount > 0 ? 'gain' : 'loss'
  const Icon = sense === 'loss' ? IconTrendingDown : IconTrendingUp
  return (
    <span
      className={`${classes.value} ${pieces.tone}`}
      data-tone={sense === 'gain' && !isTrue ? undefined : sense}
    >
      {sense && <Icon size={18} aria-label={texts.result[sense]} />}
      <output aria-label={texts.result.profit} aria-live="off">
        {formatBrl(amount)}
      </output>
    </span>
  )
}

interface FigureLabelProps {
  text: string
  explanation: string | undefined
}

export function FigureLabel({ text, explanation }: FigureLabelProps) {
  return (
    <Text span inherit c="dimmed" fz="0.8125rem" fw={500}>
      {explanation === undefined ? text : <Explained explanation={explanation}>{text}</Explained>}
    </Text>
  )
}
