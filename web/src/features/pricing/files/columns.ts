import {
  declarationOf,
  type FieldName,
  fieldNames,
  isNumberField,
  type NumberField,
} from '@vendaclara/contract/pricing'
import {
  factsKeptBy,
  forEachMarketplace,
  type Marketplace,
  marketplaceEntries,
} from '@vendaclara/core/pricing'
import { type FieldWords, fieldTexts, headerOf } from '../model/fields/field-texts.ts'
import type { Listing } from '../model/listing.ts'
import { texts } from './file-texts.ts'

export type ColumnKey = FieldName | 'marketplace' | 'id'

export interface Column extends FieldWords {
  readonly key: ColumnKey
  readonly header: string
}

export const columns: readonly Column[] = [
  { key: 'marketplace', header: texts.columns.marketplace.label, ...texts.columns.marketplace },
  ...fieldNames.map((key) => ({ key, ...fieldTexts[key], header: headerOf(key) })),
  { key: 'id', header: texts.columns.id.label, ...texts.columns.id },
]

export function isField(key: ColumnKey): key is FieldName {
  return key !== 'marketplace' && key !== 'id'
}

export function isNumberKey(key: ColumnKey): key is NumberField {
  return isField(key) && isNumberField(key)
}

export function kindOf(key: ColumnKey) {
  return isField(key) ? declarationOf(key).kind : undefined
}

export type Unit = 'percent' | 'fraction' | 'kg' | 'g'

/** The units in which the numbers of a column can be written, starting with the one of our own files. */
export function unitsOf(key: ColumnKey): readonly Unit[] {
  const kind = kindOf(key)
  if (kind === 'weight') return ['kg', 'g']
  return kind === 'margin' || kind === 'rate' ? ['percent', 'fraction'] : []
}

export type DecimalMark = 'comma' | 'dot'

/** The column of a field in a table, and how its values are written if the column itself leaves it open. */
export interface MappedColumn {
  /** The index of the column, from 0. */
  readonly place: number
  readonly unit?: Unit | undefined
  readonly decimal?: DecimalMark | undefined
}

export type MappedColumns = Readonly<Partial<Record<ColumnKey, MappedColumn>>>

export interface TableMapping {
  /** The index of the table in the file, from 0. */
  readonly sheet: number
  /** The number of the row with the column names, from 1; 0 if there is none. */
  readonly headerRow: number
  readonly columns: MappedColumns
  /** Whether the seller agreed on the columns; otherwise they have the names of our own files. */
  readonly isAgreed: boolean
}

export function isKeptBy({ key }: Pick<Column, 'key'>, marketplace: Marketplace): boolean {
  const fact = isField(key) ? declarationOf(key).fact : undefined
  return fact === undefined || keptFacts[marketplace].has(fact)
}

/** Whether a listing has a value in a column. Its weight is the product's, so that a copy in another marketplace has it. */
export function isKeptFor(column: Column, { marketplace, peso }: Listing): boolean {
  return isKeptBy(column, marketplace) || (column.key === 'peso' && peso > 0)
}

const keptFacts = forEachMarketplace((marketplace) => factsKeptBy(marketplaceEntries[marketplace]))
