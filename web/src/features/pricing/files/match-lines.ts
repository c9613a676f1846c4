import { forEachMarketplace, type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import type { Listing, ListingsByMarketplace } from '../model/listing.ts'
import { doubtsAbout, type LineDoubts } from './doubts.ts'
import { texts } from './file-texts.ts'
import { type ImportLine, isReady } from './read-lines.ts'

export type Outcome = 'new' | 'changed' | 'same' | 'bad'

/** A line with the listing it belongs to. `listing` is the result; what the line leaves empty is kept. */
export interface MatchedLine extends ImportLine {
  readonly outcome: Outcome
  readonly before: Listing | undefined
  /** What the seller has to decide before it is imported; of lines that would change something. */
  readonly doubts: LineDoubts
}

/**
 * Finds the listing that each line belongs to, by the code of our own export, otherwise by its SKU, within its
 * marketplace. If `byTitle` is set and no line has either, it is the only listing with the line's title. A second line
 * for a listing is bad, and so is a line whose SKU would then belong to two listings.
 */
export function matchLines(
  lines: readonly ImportLine[],
  listings: ListingsByMarketplace,
  { byTitle = false }: { byTitle?: boolean } = {},
): readonly MatchedLine[] {
  const isByTitle = byTitle && !hasKeys(lines)
  const known = new Map(marketplaces.map((one) => [one, new KnownListings(listings[one], isByTitle)]))
  const lineOf = new Map<Listing, number>()
  const matched = lines.map((line): MatchedLine => {
    const found = isReady(line) ? (known.get(line.listing.marketplace)?.find(line) ?? []) : []
    const [before] = found
    if (found.length > 1) return asBad(line, 'line', texts.problems.severalTitled(found.length))
    const earlier = before && lineOf.get(before)
    if (earlier !== undefined) {
      const { sameTitle, sameListing } = texts.problems
      return asBad(line, 'line', (isByTitle ? sameTitle : sameListing)(earlier))
    }
    if (before) lineOf.set(before, line.number)
    return {
      ...line,
      outcome: outcomeOf(line, before),
      before,
      doubts: {},
      listing: { ...(before ?? line.listing), ...line.given },
    }
  })
  return withDoubts(withoutTakenSkus(matched, listings))
}

function withDoubts(lines: readonly MatchedLine[]): readonly MatchedLine[] {
  const doubted = lines.filter(({ outcome }) => outcome !== 'bad')
  const doubts = new Map(doubtsAbout(doubted).map((of, place) => [doubted[place], of]))
  return lines.map((line) =>
    line.outcome === 'new' || line.outcome === 'changed' ? { ...line, doubts: doubts.get(line) ?? {} } : line,
  )
}

export function hasKeys(lines: readonly ImportLine[]): boolean {
  return lines.some(({ written }) => written.sku || written.id)
}

class KnownListings {
  private readonly byId: ReadonlyMap<string, Listing>
  private readonly bySku: ReadonlyMap<string, Listing>
  private readonly byTitle: ReadonlyMap<string, readonly Listing[]>

  constructor(listings: readonly Listing[], isByTitle: boolean) {
    this.byId = new Map(listings.map((listing) => [listing.id, listing]))
    this.bySku = new Map(listings.flatMap((listing) => (listing.sku ? [[listing.sku, listing]] : [])))
    this.byTitle = isByTitle ? groupByTitle(listings) : new Map()
  }

  /** Several listings only if they share a title. */
  find({ code, given }: ImportLine): readonly Listing[] {
    const found = this.byId.get(code ?? '') ?? this.bySku.get(given.sku ?? '')
    if (found) return [found]
    return given.title === undefined ? [] : (this.byTitle.get(plainTitle(given.title)) ?? [])
  }
}

function groupByTitle(listings: readonly Listing[]): Map<string, Listing[]> {
  const groups = new Map<string, Listing[]>()
  for (const listing of listings) {
    const title = plainTitle(listing.title)
    const group = groups.get(title)
    if (group) group.push(listing)
    else groups.set(title, [listing])
  }
  return groups
}

function plainTitle(title: string): string {
  return title.replace(/\s+/g, ' ').trim().toLocaleLowerCase('pt-BR')
}

function outcomeOf(line: ImportLine, before: Listing | undefined): Outcome {
  if (!isReady(line)) return 'bad'
  if (!before) return 'new'
  const keys = Object.keys(line.given) as (keyof Listing)[]
  return keys.some((key) => line.given[key] !== before[key]) ? 'changed' : 'same'
}

/** When a line becomes bad, its listing keeps its SKU, which another line may have wanted. So the check repeats. */
function withoutTakenSkus(
  matched: readonly MatchedLine[],
  listings: ListingsByMarketplace,
): readonly MatchedLine[] {
  const owners = ownersBeside(matched, listings)
  const checked = matched.map((line) => {
    const { marketplace, sku } = line.listing
    if (line.outcome === 'bad' || !sku) return line
    const owner = owners[marketplace].get(sku)
    if (owner !== undefined) return asBad(line, 'sku', texts.problems.skuTaken(owner))
    owners[marketplace].set(sku, texts.problems.lineNamed(line.number))
    return line
  })
  return checked.some((line, index) => line !== matched[index])
    ? withoutTakenSkus(checked, listings)
    : checked
}

/** The owners of SKUs among the listings that no line belongs to. */
function ownersBeside(matched: readonly MatchedLine[], listings: ListingsByMarketplace) {
  const touched = new Set(matched.flatMap(({ outcome, before }) => (outcome === 'bad' ? [] : (before ?? []))))
  const of = (marketplace: Marketplace) =>
    new Map(
      listings[marketplace].flatMap((listing): [string, string][] =>
        listing.sku && !touched.has(listing) ? [[listing.sku, `“${listing.title}”`]] : [],
      ),
    )
  return forEachMarketplace(of)
}

function asBad(line: ImportLine, key: 'line' | 'sku', problem: string): MatchedLine {
  return {
    ...line,
    problems: { ...line.problems, [key]: problem },
    outcome: 'bad',
    before: undefined,
    doubts: {},
  }
}
