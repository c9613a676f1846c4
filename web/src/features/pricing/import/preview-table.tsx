import { Box, Checkbox } from '@mantine/core'
import { listingFields, type NumberField } from '@vendaclara/contract/pricing'
import type { ListingPrice } from '@vendaclara/core/pricing'
import { memo, type Ref, useMemo, useRef } from 'react'
import { DataRow, DataTable, type TableColumn } from '../../../table/data-table.tsx'
import { useRowWindow } from '../../../table/wide/use-row-window.ts'
import { formatBrl } from '../../../ui/number-formats.ts'
import { type Column, type ColumnKey, columns, isKeptBy, isNumberKey, kindOf } from '../files/columns.ts'
import type { MatchedLine } from '../files/match-lines.ts'
import { problemsInWords } from '../files/read-lines.ts'
import { noPriceReason } from '../model/explanations.ts'
import { type PricingBasis, priceOf } from '../model/listing.ts'
import { texts } from './import-texts.ts'
import classes from './preview.module.css'
import { PreviewCell } from './preview-cell.tsx'

const rowHeight = 56
const headerHeight = 40

interface PreviewTableProps {
  lines: readonly MatchedLine[]
  basis: PricingBasis
  choices: Choices
  onChoose: (number: number, isChosen: boolean) => void
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

/** Only the visible lines are rendered and priced, so that thousands scroll as smoothly as ten. */
export function PreviewTable({ lines, basis, choices, onChoose }: PreviewTableProps) {
  const frame = useRef<HTMLElement>(null)
  const shown = useMemo(() => columnsFor(lines), [lines])
  const keyOf = (index: number) => lines[index]?.number ?? index
  const { items, measure, before, after } = useRowWindow({
    count: lines.length,
    keyOf,
    rowHeight,
    headerHeight,
    frame,
  })
  return (
    <Box
      component="section"
      ref={frame}
      className={classes.frame}
      mah={{ base: 'max(242px, 100dvh - 398px)', sm: 'max(222px, 100dvh - 418px)' }}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={texts.table}
    >
      <DataTable
        label={texts.table}
        columns={shown}
        rowCount={lines.length}
        before={before}
        after={after}
        className={classes.table}
      >
        {items.map(({ index }) => {
          const line = lines[index]
          return (
            line && (
              <PreviewLine
                key={line.number}
                ref={measure}
                line={line}
                columns={shown}
                basis={basis}
                index={index}
                isTaken={isTaken(line, choices)}
                onChoose={onChoose}
              />
            )
          )
        })}
      </DataTable>
    </Box>
  )
}

interface PreviewLineProps {
  line: MatchedLine
  columns: readonly TableColumn<PreviewRow>[]
  basis: PricingBasis
  index: number
  isTaken: boolean
  onChoose: (number: number, isChosen: boolean) => void
  ref: Ref<HTMLTableSectionElement>
}

/** A line with what was understood, and its remarks below it. */
const PreviewLine = memo(function PreviewLine(props: PreviewLineProps) {
  const { line, columns: shown, basis, index, isTaken, onChoose, ref } = props
  const isBad = line.outcome === 'bad'
  const price = isBad ? undefined : priceOf(line.listing, basis)
  const found = problemsInWords(isBad ? line : { problems: line.doubts })
  const remarks = [
    ...found.map((one) => `${texts.lineOf(line.number)} · ${one}`),
    ...(price && price.outcome !== 'priced' ? [texts.whyNoPrice(noPriceReason(price))] : []),
  ]
  return (
    <tbody
      ref={ref}
      data-index={index}
      className={classes.line}
      data-bad={isBad || undefined}
      data-left-out={(canBeImported(line) && !isTaken) || undefined}
    >
      <DataRow columns={shown} row={{ line, price, isTaken, onChoose }} aria-rowindex={index + 2} />
      {remarks.length > 0 && (
        <tr>
          <td colSpan={shown.length} className={classes.remarks}>
            {remarks.map((remark) => (
              <div key={remark}>{remark}</div>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
})

interface PreviewRow {
  readonly line: MatchedLine
  /** undefined for a line that cannot be imported. */
  readonly price: ListingPrice | undefined
  readonly isTaken: boolean
  readonly onChoose: (number: number, isChosen: boolean) => void
}

/** By the kind of a field; the title takes the rest. */
const widths: Partial<Record<NonNullable<ReturnType<typeof kindOf>>, string>> = {
  money: '100px',
  price: '92px',
  margin: '84px',
  share: '92px',
  rate: '98px',
  weight: '84px',
  choice: '98px',
  category: '132px',
}

/** Without the SKU, which is below the title, and without the code of our export, which means nothing to people. */
const allColumns: readonly TableColumn<PreviewRow>[] = [
  {
    id: 'line',
    label: texts.line,
    kind: 'figure',
    width: '92px',
    cell: (row) => <LineNumber {...row} />,
  },
  ...columns
    .filter(({ key }) => key !== 'sku' && key !== 'id')
    .map((column): TableColumn<PreviewRow> => {
      const { key, header } = column
      const kind = kindOf(key)
      const width = kind ? widths[kind] : '100px'
      return {
        id: key,
        label: header,
        kind: key === 'title' ? 'name' : key === 'marketplace' || key === 'category' ? 'text' : 'figure',
        ...(width === undefined ? {} : { width }),
        cell: ({ line }) => <PreviewCell line={line} column={column} />,
      }
    }),
  {
    id: 'price',
    label: texts.price,
    kind: 'figure',
    width: '108px',
    cell: ({ price }) => {
      if (price?.outcome === 'priced') return formatBrl(price.price)
      return price ? texts.noPrice : texts.notAsked
    },
  },
]

/** The number of the line in its file, and whether it will be imported. */
function LineNumber({ line, isTaken, onChoose }: PreviewRow) {
  return (
    <span className={classes.number}>
      {canBeImported(line) && (
        <Checkbox
          size="xs"
          aria-label={texts.choose(line.number)}
          checked={isTaken}
          onChange={(event) => onChoose(line.number, event.currentTarget.checked)}
        />
      )}
      <span>{line.number}</span>
    </span>
  )
}

/** Whether it is an amount that a listing of any marketplace may lack. */
function isOptionalAmount(key: ColumnKey): key is NumberField {
  return isNumberKey(key) && !('absent' in listingFields[key])
}

/** Hides columns that no marketplace of the lines uses and no line fills, and optional amounts that no line has. */
function columnsFor(lines: readonly MatchedLine[]): readonly TableColumn<PreviewRow>[] {
  const sold = [...new Set(lines.map(({ listing }) => listing.marketplace))]
  const isWritten = (key: NumberField) => lines.some(({ listing, written }) => listing[key] ?? written[key])
  const isUsed = (column: Column) =>
    isOptionalAmount(column.key)
      ? isWritten(column.key)
      : sold.some((marketplace) => isKeptBy(column, marketplace)) ||
        lines.some(({ written }) => written[column.key])
  const unused = new Set<string>(columns.filter((column) => !isUsed(column)).map(({ key }) => key))
  return allColumns.filter(({ id }) => !unused.has(id))
}
