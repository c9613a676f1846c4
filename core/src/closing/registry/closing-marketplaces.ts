import type { IncomeFile, OrdersFile } from '../files/closing-files.ts'
import type { FileKind, FilesOfMarketplace } from '../files/file-kind.ts'
import type { MovementFile } from '../files/movement.ts'
import type { MarketplaceEntry } from '../marketplaces/marketplace-entry.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { ClosingMarketplace, KnownNames, NamesOf } from '../model/names/known-names.ts'
import type { MarketplaceRules } from '../model/rules.ts'
import { ClosingProblem, type OtherReport } from '../reading/closing-problem.ts'
import { closestFormat, findOther } from '../reading/find-headers.ts'
import type { LocatedFile } from '../reading/locate-file.ts'
import type { Sheet } from '../reading/sheet.ts'
import { entries, othersThan, readFiles } from './known-files.ts'

/**
 * A marketplace whose months can be closed. Its files are located by the first {@link mostRowsSearched} rows of a
 * workbook's sheets; the result says which further rows and columns to read.
 *
 * All methods throw a ClosingProblem for another workbook, for one with several of these files, and for one that would be
 * read wrongly.
 */
export interface MarketplaceClosing<Names extends ClosingNames> extends MarketplaceRules<Names> {
  readonly files: Pick<FilesOfMarketplace<Names>, 'takesText' | 'paysEarlierMonths'> & {
    locateOrders(heads: readonly Sheet[]): LocatedFile<OrdersFile<Names>>
    locateIncome(heads: readonly Sheet[]): LocatedFile<IncomeFile<Names>>
    /** A movement file that serves all months; absent if the marketplace has none. */
    locateMovements?(heads: readonly Sheet[]): LocatedFile<MovementFile>
  }
}

/** Every marketplace whose months can be closed. */
export const closingMarketplaces: { readonly [Id in ClosingMarketplace]: MarketplaceClosing<NamesOf[Id]> } = {
  shopee: closing(entries.shopee),
  mercadoLivre: closing(entries.mercadoLivre),
  shein: closing(entries.shein),
}

/** The closing of a marketplace that is known only at run time; its rows may be of any marketplace. */
export function closingOf(marketplace: ClosingMarketplace): MarketplaceClosing<KnownNames> {
  return closingMarketplaces[marketplace]
}

export const closingMarketplaceIds = Object.keys(closingMarketplaces) as readonly ClosingMarketplace[]

/** The ids of marketplaces that also have movement files, which serve all months. */
export const movementMarketplaces = closingMarketplaceIds.filter(
  (id) => closingOf(id).files.locateMovements !== undefined,
)

/** A file of any marketplace: one of the two of a month, or one that serves all months. */
export type AnyFile = { readonly marketplace: ClosingMarketplace } & (
  | { readonly slot: 'orders'; readonly content: OrdersFile }
  | { readonly slot: 'income'; readonly content: IncomeFile }
  | { readonly slot: 'movements'; readonly content: MovementFile }
)

/**
 * Says of a workbook which file it is, of any marketplace, and locates it.
 *
 * @throws ClosingProblem for a report that is not read, for an unknown workbook, and for a file that would be read wrongly
 */
export function locateAny(heads: readonly Sheet[]): LocatedFile<AnyFile> {
  const movements = readFiles.filter(({ slot }) => slot === 'movements')
  const formats = movements.map(({ kind }) => kind.format)
  const { at, share } = closestFormat(heads, formats)
  const other = findOther(heads, share, othersThan(formats))
  const found = other ? readFiles.find(({ kind }) => kind.format === other.format) : movements[at]
  if (!found) throw new ClosingProblem(other?.fault ?? { kind: 'unknown', header: [] })
  const { marketplace, slot } = found
  const { files } = closingOf(marketplace)
  const locate = { orders: files.locateOrders, income: files.locateIncome, movements: files.locateMovements }
  const located = locate[slot]?.(heads)
  if (!located) throw new RangeError(`${marketplace} has no ${slot}`)
  const { tables, read } = located
  return { tables, read: (rows) => ({ marketplace, slot, content: read(rows) }) as AnyFile }
}

function closing<Names extends ClosingNames>({
  files: { orders, income, movements, ...about },
  ...entry
}: MarketplaceEntry<Names>): MarketplaceClosing<Names> {
  return {
    ...entry,
    files: {
      ...about,
      locateOrders: (heads) => locateOneOf(orders, heads),
      locateIncome: (heads) => locateOneOf(income, heads, ({ report }) => report),
      ...(movements && { locateMovements: (heads) => locateOneOf(movements, heads) }),
    },
  }
}

/** Locates the file that matches best; `nameOf` is the report that a fault of it names. */
function locateOneOf<Content>(
  kinds: readonly FileKind<Content>[],
  heads: readonly Sheet[],
  nameOf: (kind: FileKind<Content>) => OtherReport | undefined = () => undefined,
): LocatedFile<Content> {
  const formats = kinds.map(({ format }) => format)
  const { at, whole } = closestFormat(heads, formats)
  if (whole > 1) throw new ClosingProblem({ kind: 'several-reports' })
  const kind = kinds[at]
  if (!kind) throw new RangeError('no file')
  const of = nameOf(kind)
  return naming(of, () => {
    const { tables, read } = kind.locate(heads, othersThan(formats))
    return { tables, read: (rows) => naming(of, () => read(rows)) }
  })
}

const ofOthers = new Set(['swapped', 'other-report', 'unknown'])

/** Adds to a fault which report it is about. */
function naming<Found>(of: OtherReport | undefined, find: () => Found): Found {
  try {
    return find()
  } catch (error) {
    if (!of || !(error instanceof ClosingProblem) || ofOthers.has(error.fault.kind)) throw error
    throw new ClosingProblem({ ...error.fault, of })
  }
}
