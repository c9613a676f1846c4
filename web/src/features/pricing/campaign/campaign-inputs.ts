import { listingBounds } from '@vendaclara/contract/pricing'
import { addDays, daysBetween, readDate } from '@vendaclara/core/calendar'
import { toCents } from '@vendaclara/core/money'
import type { Campaign } from '@vendaclara/core/pricing'
import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'
import { texts } from './campaign-texts.ts'

export const campaignBounds = { days: 366, units: 100_000 } as const

const day = z.string().max(10)

/** What the seller typed: reais, percent, ISO days or '', and whole units. */
const campaignInputs = z.object({
  kind: z.enum(['percent', 'price']),
  percent: z.number().min(0).max(100),
  price: z.number().min(0).max(listingBounds.money),
  from: day,
  to: day,
  unitsPerDay: z.int().min(0).max(campaignBounds.units),
})
export type CampaignInputs = z.infer<typeof campaignInputs>

export const lastCampaign = storedValue<CampaignInputs | null>({
  key: 'campaign',
  schema: campaignInputs.nullable(),
  absent: null,
})

const usualDays = 7

/** The last inputs. If their days are over, they get the week from today. */
export function firstInputs(last: CampaignInputs | null, today: string): CampaignInputs {
  const week = { from: today, to: addDays(today, usualDays - 1) }
  if (last === null) return { kind: 'percent', percent: 10, price: 0, unitsPerDay: 0, ...week }
  const end = readDate(last.to)
  return end === null || end < today ? { ...last, ...week } : last
}

export type InputProblems = Partial<Record<'percent' | 'price' | 'from' | 'to', string>>

export function campaignOf(inputs: CampaignInputs): Campaign | InputProblems {
  const { kind, percent, price } = inputs
  const [from, to] = [readDate(inputs.from), readDate(inputs.to)]
  const problems: InputProblems = {}
  if (kind === 'percent' && !(percent >= 0.01 && percent <= 99.99)) problems.percent = texts.problems.percent
  const cents = toCents(price)
  if (kind === 'price' && cents <= 0) problems.price = texts.problems.price
  if (from === null) problems.from = texts.problems.dates
  if (to === null) problems.to = texts.problems.dates
  if (from !== null && to !== null) {
    if (to < from) problems.to = texts.problems.order
    else if (daysBetween(from, to) >= campaignBounds.days) {
      problems.to = texts.problems.length(campaignBounds.days)
    }
  }
  if (from === null || to === null || Object.keys(problems).length > 0) return problems
  return { offer: kind === 'percent' ? { percent } : { price: cents }, from, to }
}
