import { Text } from '@mantine/core'
import { listingFields, type NumberField } from '@vendaclara/contract/pricing'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { RowCheckbox } from '../../../table/row-checkbox.tsx'
import { Second, Tone } from '../../../table/small-table.tsx'
import pieces from '../../../theme/pieces.module.css'
import { formatBrl, unknown } from '../../../ui/number-formats.ts'
import { type Column, type ColumnKey, columns, isKeptBy, isKeptFor, isNumberKey } from '../files/columns.ts'
import type { MatchedLine } from '../files/match-lines.ts'
import { problemsInWords } from '../files/read-lines.ts'
import { noPriceReason } from '../model/explanation-texts.ts'
import { fieldInWords } from '../model/fields/field-in-words.ts'
import { type Listing, type PricingBasis, priceOf } from '../model/listing.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { texts } from './import-texts.ts'
import classes from './preview.module.css'

const linesOnPage = 100

interface PreviewTableProps {
  lines: readonly MatchedLine[]
  choices: Choices
  onChoose: (numbers: readonly number[], isChosen: boolean) => void
}

/** The lines, by number, that the seller has selected or deselected. */
export type Choices = ReadonlyMap<number, boolean>

export function canBeImported({ outcome }: MatchedLine): boolean {
  return outcome === 'new' || outcome === 'changed'
}

/** A line with doubts is taken only once the seller selects it. */
export function isTaken(line: MatchedLine, choices: Choices): boolean {
  return canBeImported(line) && (choices.get(line.number) ?? !hasDoubts(line))
}

export function hasDoubts({ doubts }: MatchedLine): boolean {
  return Object.keys(doubts).length > 0
}

export function PreviewTable(props: PreviewTableProps) {
  const { lines, choices } = props
  const { basis } = useCalculator()
  const stateOf = (line: MatchedLine) => {
    if (line.outcome === 'bad') return 'bad'
    return canBeImported(line) && !isTaken(line, choices) ? 'left-out' : undefined
  }
  return (
    <ListTable
      label={texts.table}
      pagesLabel={texts.pages}
      columns={columnsFor(props, basis)}
      rows={lines}
      keyOf={({ number }) => number}
      rowsOnPage={linesOnPage}
      stateOf={stateOf}
      nameShare="40%"
      cardColumn="124px"
      className={classes.lines}
      mah={{ base: 'max(242px, 100dvh - 398px)', sm: 'max(222px, 100dvh - 418px)' }}
    />
  )
}

/** Without columns that no marketplace of the lines uses and no line fills, and optional amounts that no line has. */
function columnsFor(
  { lines, choices, onChoose }: PreviewTableProps,
  basis: PricingBasis,
): TableColumn<MatchedLine>[] {
  const sold = [...new Set(lines.map(({ listing }) => listing.marketplace))]
  const isUsed = (column: Column) =>
    isOptionalAmount(column.key)
      ? lines.some(({ listing, written }) => listing[column.key as NumberField] ?? written[column.key])
      : sold.some((marketplace) => isKeptBy(column, marketplace)) ||
        lines.some(({ written }) => written[column.key])
  return [
    {
      id: 'line',
      label: texts.line,
      kind: 'figure',
      cell: (line) => (
        <span className={pieces.marked}>
          {canBeImported(line) && (
            <RowCheckbox
              label={texts.choose(line.number)}
              isChecked={isTaken(line, choices)}
              onChange={() => onChoose([line.number], !isTaken(line, choices))}
            />
          )}
          {line.number}
        </span>
      ),
    },
    {
      id: 'title',
      label: titleColumn.header,
      kind: 'name',
      cell: (line) => <TitleCell line={line} basis={basis} />,
    },
    ...columns
      .filter((column) => !apart.includes(column.key) && isUsed(column))
      .map(
        (column): TableColumn<MatchedLine> => ({
          id: column.key,
          label: column.header,
          kind: column.key === 'marketplace' || column.key === 'category' ? 'text' : 'figure',
          cell: (line) => <ValueCell line={line} column={column} />,
        }),
      ),
    { id: 'price', label: texts.price, kind: 'figure', cell: (line) => priceInWords(line, basis) },
  ]
}

const titleColumn = columns.find(({ key }) => key === 'title') as Column
// The SKU is below the title, and the code of our export means nothing to people.
const apart: readonly ColumnKey[] = ['title', 'sku', 'id']

/** Whether it is an amount that a listing of any marketplace may lack. */
function isOptionalAmount(key: ColumnKey): boolean {
  return isNumberKey(key) && !('absent' in listingFields[key])
}

function TitleCell({ line, basis }: { line: MatchedLine; basis: PricingBasis }) {
  const isBad = line.outcome === 'bad'
  const price = isBad ? undefined : priceOf(line.listing, basis)
  const remarks = [
    ...problemsInWords(isBad ? line : { problems: line.doubts }).map(
      (one) => `${texts.lineOf(line.number)} · ${one}`,
    ),
    ...(price && price.outcome !== 'priced' ? [texts.whyNoPrice(noPriceReason(price))] : []),
  ]
  return (
    <>
      <ValueCell line={line} column={titleColumn} />
      <Second>{identityOf(line)}</Second>
      {remarks.map((remark) => (
        <Text key={remark} size="xs" fw={500} {...(isBad && { c: 'var(--loss)' })}>
          {remark}
        </Text>
      ))}
    </>
  )
}

/** What was understood from a cell, or its text if that is nothing, and what the listing had there. */
function ValueCell({ line, column }: { line: MatchedLine; column: Column }) {
  const { key } = column
  const problem = line.problems[key]
  const value = problem ? line.written[key] : shownValue(column, line.listing)
  const before = line.outcome === 'changed' && line.before ? shownValue(column, line.before) : value
  const isWritten = line.written[key] || line.before
  return (
    <Tone tone={problem ? 'loss' : isWritten ? undefined : 'quiet'}>
      {value ?? unknown}
      {typeof before === 'string' && before !== value && <Second>{texts.was(before)}</Second>}
    </Tone>
  )
}

function identityOf({ outcome, before, listing, written }: MatchedLine): string {
  const sku = outcome === 'bad' ? written.sku : listing.sku
  const changed =
    outcome === 'changed' && before?.sku && before.sku !== sku ? ` (${texts.was(before.sku)})` : ''
  return sku ? `${texts.outcome[outcome]} · ${texts.sku(sku)}${changed}` : texts.outcome[outcome]
}

/** The value of a field as the preview shows it; null if the listing does not keep it. */
function shownValue(column: Column, listing: Listing): string | null {
  if (!isKeptFor(column, listing)) return null
  if (column.key === 'marketplace') return pricingTexts.marketplaces[listing.marketplace]
  if (column.key === 'id') return listing.id
  return fieldInWords(listing, column.key) ?? (column.key === 'category' ? texts.none : null)
}

function priceInWords({ outcome, listing }: MatchedLine, basis: PricingBasis): string {
  if (outcome === 'bad') return unknown
  const price = priceOf(listing, basis)
  return price.outcome === 'priced' ? formatBrl(price.price) : texts.noPrice
}
