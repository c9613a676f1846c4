import { fieldNames, isNumberField, listingFields } from '@vendaclara/contract/pricing'
import { movedMarks, namesSum, readTypedNumber, withoutSum } from '@vendaclara/core/money'
import { marketplaceEntries } from '@vendaclara/core/pricing'
import type { Listing } from '../model/listing.ts'
import type { ColumnKey } from './columns.ts'
import { texts } from './file-texts.ts'
import type { ImportLine } from './read-lines.ts'

export type LineDoubts = Readonly<Partial<Record<ColumnKey | 'line', string>>>

interface LineToDoubt extends ImportLine {
  readonly before: Listing | undefined
}

/** A margin is a share of the price, in percent. */
const wholePrice = 100
/** A parcel that marketplaces take weighs at most 30 kg, and hardly less than 5 g. */
const weights = [0.005, 30] as const
/** A price is hardly this many times the cost. */
const mostTimesCost = 15
const numbers = fieldNames.filter(isNumberField)
const rates = numbers.filter((name) => ['margin', 'rate', 'share'].includes(listingFields[name].kind))
/** Promotions are too small to tell. */
const scaled = numbers.filter((name) => 'absent' in listingFields[name] || name === 'currentPrice')
const costs = ['productCost', 'variableCost', 'shippingCost'] as const

/**
 * The doubts about each of the lines, in their sequence: what the seller has to decide before it is imported. They are of
 * the line alone, of what its listing was before, and of all lines together.
 */
export function doubtsAbout(lines: readonly LineToDoubt[]): readonly LineDoubts[] {
  const sums = sumLines(lines)
  const factors = movedMarks(
    amountKeys.map((column) => ({
      column,
      isPrice: column === 'currentPrice',
      amounts: lines.flatMap(({ given }) => given[column] || []),
    })),
  )
  const days = dayNumberedLines(lines)
  const haveCosts = lines.some(({ given }) => (given.productCost ?? 0) > 0)
  const haveMarketplaces = lines.some(({ written }) => written.marketplace !== undefined)
  return lines.map((line) => {
    const doubts: Partial<Record<ColumnKey | 'line', string>> = {
      ...priceDoubts(line),
      ...scaleDoubts(line),
      ...unitDoubts(line),
      ...nameDoubts(line),
    }
    if (haveCosts && !line.before && line.given.productCost === undefined)
      doubts.productCost = texts.doubts.noCost
    if (haveMarketplaces && !line.before && line.written.marketplace === undefined) {
      doubts.marketplace = texts.doubts.noMarketplace(marketplaceEntries[line.listing.marketplace].label)
    }
    for (const [key, factor] of factors) {
      const amount = line.given[key]
      if (amount && amount !== line.before?.[key]) doubts[key] = texts.doubts.moved(amount, factor * amount)
    }
    if (days.has(line)) doubts.sku = texts.doubts.date(line.written.sku ?? '')
    if (sums.has(line)) doubts.line = texts.doubts.sum
    return doubts
  })
}

function unitDoubts({ given, written, before }: LineToDoubt): LineDoubts {
  const found: Partial<Record<ColumnKey, string>> = {}
  for (const key of rates) {
    const value = given[key]
    if (value !== undefined && value !== 0 && Math.abs(value) < 1) {
      found[key] = texts.doubts.fraction(written[key] ?? '', value)
    }
  }
  const { peso, profitMargin = 0 } = given
  if (profitMargin !== before?.profitMargin) {
    if (profitMargin < 0) found.profitMargin = texts.doubts.loss
    if (profitMargin >= wholePrice) found.profitMargin = texts.doubts.wholePrice(profitMargin)
  }
  // In another unit than that of its name, the seller has said so.
  const isAsWritten = readTypedNumber(written.peso ?? '') === peso
  if (peso !== undefined && peso !== 0 && isAsWritten && (peso < weights[0] || peso > weights[1])) {
    found.peso = texts.doubts.weight(written.peso ?? '', peso)
  }
  return found
}

function priceDoubts({ given, listing }: LineToDoubt): LineDoubts {
  const { currentPrice, productCost, variableCost, shippingCost = 0 } = listing
  const isNew = given.currentPrice !== undefined || costs.some((key) => given[key] !== undefined)
  if (!isNew || currentPrice === undefined || currentPrice === 0) return {}
  const cost = productCost + variableCost + shippingCost
  if (cost > currentPrice) return { productCost: texts.doubts.costAbovePrice(cost, currentPrice) }
  const isFar = productCost > 0 && currentPrice >= mostTimesCost * productCost
  return isFar ? { currentPrice: texts.doubts.farPrice(productCost, currentPrice) } : {}
}

/** A value that would become ten, a hundred or a thousand times what it was, or a part of it. */
function scaleDoubts({ given, before }: LineToDoubt): LineDoubts {
  const found: Partial<Record<ColumnKey, string>> = {}
  for (const key of scaled) {
    const [was, is] = [before?.[key], given[key]]
    if (!was || !is || was === is) continue
    const power = Math.log10(Math.abs(is / was))
    if (Math.round(power) !== 0 && Math.abs(power - Math.round(power)) < 0.01) {
      found[key] = texts.doubts.scaled(was, is)
    }
  }
  return found
}

const weekday = '(?:(?:seg|ter|qua|qui|sex|s.b|dom)(?:-feira)?[.,]* )?'
const months = 'jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec'
const inFull = 'janeiro|fevereiro|mar.o|abril|maio|junho|julho|agosto|(?:set|nov|dez)embro|outubro'
/** '2-3' and '10/12' are codes too; what a spreadsheet program makes of them is no code. */
const madeDate = new RegExp(
  `^${weekday}(?:\\d{1,2}[-/. ](?:${months})|\\d{1,2} de (?:${months}|${inFull})|(?:${months})[-/. ]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/(?:\\d{2}|\\d{4}))\\b`,
  'i',
)

function nameDoubts({ written, code, before }: LineToDoubt): LineDoubts {
  const found: Partial<Record<ColumnKey | 'line', string>> = {}
  const { sku = '', title = '' } = written
  if (madeDate.test(sku)) found.sku = texts.doubts.date(sku)
  if (before?.title === title) return found
  if (madeDate.test(title)) found.title = texts.doubts.date(title)
  else if (/^[\d.,]+(?:e\+\d+)?$/i.test(title)) found.title = texts.doubts.numberAsTitle(title)
  if (code !== undefined) return found
  if (sku === '' && title === '') found.line = texts.doubts.nameless
  else if ([title, sku].some((name) => !name.startsWith('=') && namesSum(name) && withoutSum(name) !== ''))
    found.line = texts.doubts.sum
  return found
}

/** The days of 2015 to 2035 as a spreadsheet program numbers them. */
const dayNumbers = [42_005, 49_673] as const
/** Where more SKUs look like days, they are numbers of the seller's own. */
const mostDays = 0.2

/** The lines with the number of a day as SKU: a date becomes such a number in a column of texts or numbers. */
function dayNumberedLines(lines: readonly LineToDoubt[]): ReadonlySet<LineToDoubt> {
  const found = lines.filter(({ written: { sku = '' }, before }) => {
    const number = /^\d{5}$/.test(sku) ? Number(sku) : 0
    return number >= dayNumbers[0] && number <= dayNumbers[1] && before?.sku !== sku
  })
  return new Set(found.length <= mostDays * lines.length ? found : [])
}

/** The lines whose cost is the sum of those of at least two others: of all, or of those since the sum above. */
function sumLines(lines: readonly LineToDoubt[]): ReadonlySet<LineToDoubt> {
  const costOf = ({ given }: LineToDoubt) => given.productCost ?? 0
  const isSum = (cost: number, sum: number) => Math.abs(cost - sum) < 0.011
  const priced = lines.filter((line) => costOf(line) > 0)
  const all = priced.reduce((sum, line) => sum + costOf(line), 0)
  const sums = new Set<LineToDoubt>()
  let [above, count, named] = [0, 0, 0]
  for (const line of priced.filter(() => priced.length > 2)) {
    const { written, code } = line
    const isOfGroup = count > 1 && named === count && written.sku === undefined && isSum(costOf(line), above)
    if (code === undefined && (isSum(2 * costOf(line), all) || isOfGroup)) {
      sums.add(line)
      ;[above, count, named] = [0, 0, 0]
      continue
    }
    above += costOf(line)
    count += 1
    named += written.sku === undefined ? 0 : 1
  }
  return sums
}

const amountKeys = [...costs, 'currentPrice'] as const
