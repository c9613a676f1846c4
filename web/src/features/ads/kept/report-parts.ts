import { type AdsReport, type FigureName, figureNames, termsInText } from '@vendaclara/core/ads'
import type { DBSchema, IDBPObjectStore } from 'idb'
import { partsOfTerms, TermsOfParts } from '../model/terms-in-parts.ts'
import type { KeptEntry } from './kept-entry.ts'
import { partsOf } from './parts-of.ts'

type Terms = AdsReport['terms']
type PartOfTerms = Parameters<TermsOfParts['add']>[0]
type StoredHead = Omit<AdsReport, 'terms'> | WholeReport
type StoredPart = StoredHead | PartOfTerms['value']

/** The list entries of the reports, and the reports themselves in parts, under the same ids. */
export interface ReportDatabase extends DBSchema {
  entries: { key: string; value: KeptEntry }
  reports: { key: IDBValidKey; value: StoredPart }
  /** The first version stored only one report, the latest import. */
  last: {
    key: 'report'
    value: Pick<KeptEntry, 'fileName' | 'importedAt'> & { readonly report: WholeReport }
  }
}

export type ReportStores = ['entries', 'reports']
type ReportStore<Mode extends IDBTransactionMode> = IDBPObjectStore<
  ReportDatabase,
  ReportStores,
  'reports',
  Mode
>
/** Stores a report in parts: its head under the id, and each part of its terms under the id and the part's key. */
export async function putParts(
  store: Pick<ReportStore<'readwrite'>, 'put'>,
  id: string,
  { terms, ...head }: AdsReport,
): Promise<void> {
  await store.put(head, id)
  for (const { key, value } of partsOfTerms(terms)) await store.put(value, [id, ...key])
}

/**
 * The report that {@link putParts} stored under an id, or that an earlier version stored as a whole; undefined if there
 * is none. Throws as {@link whole} does.
 */
export async function readParts(
  store: Pick<ReportStore<'readonly'>, 'get' | 'getAllKeys'>,
  id: string,
): Promise<AdsReport | undefined> {
  const head = (await store.get(id)) as StoredHead | undefined
  if (!head) return undefined
  if ('terms' in head) return whole(inTexts(head))
  const parts = new TermsOfParts()
  for (const stored of await store.getAllKeys(partsOf(id))) {
    const [, ...key] = stored as [string, ...PartOfTerms['key']]
    parts.add({ key, value: (await store.get(stored)) as PartOfTerms['value'] })
  }
  return whole({ ...head, terms: parts.terms() })
}

/** The keywords of a stored report, without reading its terms; none if there is no such report. */
export async function readGroups(
  store: Pick<ReportStore<'readonly'>, 'get'>,
  id: string,
): Promise<AdsReport['groups']> {
  const head = (await store.get(id)) as StoredHead | undefined
  return head?.groups ?? []
}

/** Terms are judged by these figures, and every version stored them. */
const always = ['clicks', 'conversions', 'gmv', 'spend'] as const satisfies readonly FigureName[]

/**
 * Completes a report of an earlier version. A figure that it did not store becomes NaN, which means unknown: 0 would be
 * wrong, and the rest of the report can still be read. Throws if one of the figures is missing that all others depend
 * on.
 */
export function whole(report: AdsReport): AdsReport {
  const { total, groups, terms } = report
  const parts: Partial<Record<FigureName, unknown>>[] = [
    terms.figures,
    total,
    ...groups.map(({ figures }) => figures),
  ]
  const lacking = (name: FigureName) => parts.some((figures) => figures[name] === undefined)
  const lost = always.find(lacking)
  if (lost) throw new Error(`The stored report has no ${lost}`)
  const unknown = figureNames.filter(lacking)
  if (unknown.length === 0) return report
  const unknownSums = Object.fromEntries(unknown.map((name) => [name, Number.NaN]))
  const unknownColumn = new Float64Array(terms.ends.length).fill(Number.NaN)
  const unknownColumns = Object.fromEntries(unknown.map((name) => [name, unknownColumn]))
  return {
    ...report,
    total: { ...unknownSums, ...total },
    groups: groups.map((group) => ({ ...group, figures: { ...unknownSums, ...group.figures } })),
    terms: { ...terms, figures: { ...unknownColumns, ...terms.figures } },
  }
}

/**
 * A report as earlier versions stored it: with one string for all texts, where each term's end is counted from its
 * beginning.
 */
export interface WholeReport extends Omit<AdsReport, 'terms'> {
  readonly terms: Omit<Terms, 'texts'> & { readonly text: string }
}

/** Converts such a report, splitting the string into pieces. */
export function inTexts({ terms: { text, ...terms }, ...report }: WholeReport): AdsReport {
  const texts: string[] = []
  const ends = new Uint32Array(terms.ends.length)
  for (let first = 0; first < ends.length; first += termsInText) {
    const start = terms.ends[first - 1] ?? 0
    const piece = terms.ends.subarray(first, first + termsInText)
    texts.push(text.slice(start, piece.at(-1)))
    ends.set(
      piece.map((end) => end - start),
      first,
    )
  }
  return { ...report, terms: { ...terms, texts, ends } }
}
