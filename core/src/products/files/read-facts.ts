import type { CalendarDate } from '../../calendar/index.ts'
import { placeOfSum } from '../../money/index.ts'
import { gtinOf } from '../keys/gtin.ts'
import { bareText } from '../keys/sold-name.ts'
import { productBounds } from '../model/bounds.ts'
import { type FactLeftOut, type ProductFact, type ProductFile, ProductFileProblem } from './product-facts.ts'
import type { FactColumn, ProductFormat } from './product-format.ts'
import { cellText, isCut } from './reading/cells.ts'
import { factNumbers } from './reading/fact-numbers.ts'
import { FactProblems } from './reading/fact-problems.ts'
import {
  type IdentifiedRow,
  identifiedRows,
  inherit,
  type Labels,
  type RawRow,
  refuseTooMany,
  withoutParents,
} from './reading/raw-rows.ts'

/** The name of the file and the day on which it says so. */
export interface FileAbout {
  readonly source: string
  readonly readOn: CalendarDate
}

/** @throws ProductFileProblem if the file has no products of one shop, or would be read wrongly */
export function readFacts(
  format: ProductFormat,
  raw: readonly RawRow[],
  labels: Labels,
  about: FileAbout,
): ProductFile {
  refuseTooMany(raw.length)
  const { rows, notes } = identifiedRows(format, raw, labels)
  inherit(format, rows)
  const kept = withoutParents(rows)
  const problems = new FactProblems()
  const texts = textReader(labels, problems)
  const numbers = factNumbers(format, kept, labels, problems)
  const read = kept.map((row) => ({ ...identityOf(format, row, texts), ...numbers.read(row) }))
  const sum = format.listing ? undefined : placeOfSum(read.map(({ cost }) => cost ?? 0))
  const facts = sum === undefined ? read : read.toSpliced(sum, 1)
  problems.refuseColumns()
  const moved = numbers.moved()
  const named = facts.filter(
    ({ listing, sku, gtin, product = '' }) => listing !== '' || sku !== '' || gtin !== '' || product !== '',
  )
  const once = withoutCopies(named, labels, problems)
  if (once.length === 0) throw new ProductFileProblem({ kind: 'no-rows', format: format.id })
  const leftOut: Record<FactLeftOut, number> = {
    notes: notes + read.length - facts.length,
    parents: rows.length - kept.length,
    nameless: facts.length - named.length,
    copies: named.length - once.length,
  }
  return {
    format: format.id,
    marketplace: format.marketplace,
    ...about,
    source: bareText(about.source),
    ...(format.listing && !labels.has('variationId') && { wholeListings: true as const }),
    ...(format.twins && { twins: true as const }),
    facts: once,
    leftOut,
    problems: problems.problems,
    problemCount: problems.count,
    ...(moved.length > 0 && { moved }),
  }
}

type TextReader = (row: RawRow, column: FactColumn, most: number) => string

/** A reader of texts; one that a spreadsheet program changed, or that is too long to tell it from others, is a problem. */
function textReader(labels: Labels, problems: FactProblems): TextReader {
  return ({ line, cells }, column, most) => {
    const cell = cells.get(column)
    const text = cellText(cell).replace(/\p{Cc}+/gu, ' ')
    if (text === '') return ''
    const label = labels.get(column) ?? ''
    problems.seeFilled(label)
    const isCode = column !== 'name' && column !== 'variation'
    const why =
      cell instanceof Date
        ? 'date'
        : isCode && isCut(cell)
          ? 'cut'
          : isCode && text.length > most
            ? 'long'
            : ''
    if (why === '') return bareText(text, most)
    problems.unreadable({ line, column: label, text: text.slice(0, 60), why })
    return ''
  }
}

/** What a row says about its product. The SKU of a listing without variations is in the column of a parent's SKU. */
function identityOf({ marketplace }: ProductFormat, row: IdentifiedRow, text: TextReader) {
  const { line, listing, variationId } = row
  const sku = text(row, 'sku', productBounds.sku)
  const ofParent = listing !== '' && variationId === '' && sku === ''
  const product = text(row, 'product', productBounds.id)
  return {
    line,
    marketplace,
    listing,
    variationId,
    ...(product !== '' && { product }),
    name: text(row, 'name', productBounds.name),
    variation: text(row, 'variation', productBounds.name),
    sku: ofParent ? text(row, 'parentSku', productBounds.sku) : sku,
    gtin: gtinOf(text(row, 'gtin', productBounds.id)),
  }
}

/** One fact for each product; a row that differs from an earlier one is a problem. */
function withoutCopies(
  facts: readonly ProductFact[],
  labels: Labels,
  problems: FactProblems,
): readonly ProductFact[] {
  const known = new Map<string, string>()
  return facts.filter((fact) => {
    const { line, product, listing, variationId, sku, gtin } = fact
    const identity = JSON.stringify(
      product ?? (listing === '' ? [sku, sku === '' && gtin] : [listing, variationId]),
    )
    const said = JSON.stringify({ ...fact, line: 0 })
    const before = known.get(identity)
    if (before === undefined) {
      known.set(identity, said)
      return true
    }
    if (before !== said) {
      const column = labels.get(listing === '' ? 'sku' : 'listing') ?? ''
      problems.add({ line, column, text: listing || sku || gtin, why: 'twice' })
    }
    return false
  })
}
