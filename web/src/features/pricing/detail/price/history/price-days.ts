import type { WireListingPrice } from '@vendaclara/contract/pricing'
import { toCents, toReais } from '@vendaclara/core/money'
import type { Listing } from '../../../model/listing.ts'

/** The days on which prices changed, oldest first: past days as the server stored them, today as the listing is now. */
export function daysWithToday(
  stored: readonly WireListingPrice[],
  { salePrice, currentPrice }: Pick<Listing, 'salePrice' | 'currentPrice'>,
  today: string,
): readonly WireListingPrice[] {
  const before = stored.filter(({ day }) => day < today)
  const now = { day: today, salePrice: whole(salePrice), currentPrice: whole(currentPrice ?? null) }
  const last = before.at(-1)
  const isChange = last
    ? last.salePrice !== now.salePrice || last.currentPrice !== now.currentPrice
    : !!now.salePrice || now.currentPrice !== null
  return isChange ? [...before, now] : before
}

function whole(reais: number | null): number | null {
  return reais === null ? null : toReais(toCents(reais))
}

export type PriceKind = 'salePrice' | 'currentPrice'

/** The price over the days, as steps that hold until the next change. Days without a price end a line. */
export function stepsOf(
  days: readonly WireListingPrice[],
  kind: PriceKind,
  until: string,
): readonly (readonly { readonly day: string; readonly price: number }[])[] {
  const steps: { day: string; price: number }[][] = []
  let isOpen = false
  for (const [position, { day, [kind]: price }] of days.entries()) {
    if (price === null) {
      isOpen = false
      continue
    }
    const end = days[position + 1]?.day ?? until
    if (!isOpen) steps.push([])
    steps.at(-1)?.push({ day, price }, { day: end, price })
    isOpen = true
  }
  return steps
}
