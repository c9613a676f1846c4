import { Stack, Text } from '@mantine/core'
import { Second } from '../../../table/small-table.tsx'
import pieces from '../../../theme/pieces.module.css'
import { formatDay } from '../../../ui/days.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import { OfferLine } from '../model/offer-line.tsx'
import type { ProductRow } from '../model/product-row.ts'
import type { Offered } from '../model/sales.ts'
import { texts as words } from '../model/texts.ts'
import { lacksOf } from './rows-in-view.ts'
import { texts } from './texts.ts'

/** A cost of 0 looks as what it is: typed on purpose. */
export function CostCell({ row: { cost } }: { row: ProductRow }) {
  if (!cost) return words.none
  return (
    <>
      {cost.cost === 0 ? words.zeroCost : formatCents(cost.cost)}
      <Second>{cost.since === null ? words.ofParts : words.since(formatDay(cost.since))}</Second>
    </>
  )
}

const mostOffers = 2

/** The places where it sells, those that need attention first. */
export function OffersCell({ row: { offers } }: { row: ProductRow }) {
  if (offers.length === 0)
    return (
      <span className={pieces.tone} data-tone="quiet">
        {texts.notSold}
      </span>
    )
  const urgency = ({ state }: Offered) => (state === 'loss' ? 0 : state === 'below-margin' ? 1 : 2)
  const shown = offers.toSorted((one, other) => urgency(one) - urgency(other)).slice(0, mostOffers)
  return (
    <Stack component="span" gap={2}>
      {shown.map((offer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offers have no id of their own
        <OfferLine key={index} offer={offer} />
      ))}
      {offers.length > mostOffers && (
        <span className={pieces.tone} data-tone="quiet">
          {texts.more(offers.length - mostOffers)}
        </span>
      )}
    </Stack>
  )
}

export function MissingCell({ row }: { row: ProductRow }) {
  const lacks = lacksOf(row)
  if (lacks.length === 0)
    return (
      <span className={pieces.tone} data-tone="quiet">
        {words.none}
      </span>
    )
  return (
    <Text span size="xs" c="var(--accent-text)" fw={600}>
      {lacks.map((lack) => texts.filter[lack]).join(', ')}
    </Text>
  )
}
