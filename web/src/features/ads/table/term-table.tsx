import { Text } from '@mantine/core'
import { termText } from '@vendaclara/core/ads'
import { useMemo } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { texts } from '../texts.ts'
import type { BlockView } from './block-view.ts'
import cells from './cells.module.css'
import { FigureCells } from './figure-cells.tsx'
import { orderTerms } from './order-terms.ts'
import { pageOf } from './page-of.ts'
import { Pager } from './pager.tsx'
import { SortHeader } from './sort-header.tsx'
import { TableColumns } from './table-columns.tsx'
import type { TableLook } from './table-look.ts'
import type { TableAction } from './table-view.ts'
import classes from './term-table.module.css'

const termsOnPage = 50

interface TermTableProps {
  look: TableLook
  keyword: number
  label: string
  view: BlockView
  onChange: (action: TableAction) => void
  onDelayedChange: (action: TableAction) => void
}

export function TermTable(props: TermTableProps) {
  const { look, keyword, label, view, onChange, onDelayedChange } = props
  const { report, filtered, hideWithoutClicks } = look
  const { stays } = filtered
  const { sort } = view
  const terms = useMemo(
    () => orderTerms(report, { group: keyword, sort, hideWithoutClicks, stays }),
    [report, keyword, sort, hideWithoutClicks, stays],
  )
  const page = pageOf(terms, view.page, termsOnPage)
  return (
    <>
      <table className={classes.terms} aria-label={texts.table.termsOf(label)}>
        <TableColumns look={look} />
        <thead>
          <SortHeader
            look={look}
            labels={texts.termColumns}
            sort={sort}
            onSort={(column) => onDelayedChange({ kind: 'sort-terms', keyword, column })}
          />
        </thead>
        <tbody>
          {page.items.map((term) => (
            <TermRow key={term} look={look} term={term} />
          ))}
        </tbody>
      </table>
      {terms.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.allHidden}>
          {texts.table.allHidden}
        </Text>
      )}
      <Pager
        label={texts.table.pagesOf(label)}
        number={page.number}
        count={page.count}
        onTurn={(number) => onChange({ kind: 'turn-page', keyword, page: number })}
      />
    </>
  )
}

function TermRow({ look, term }: { look: TableLook; term: number }) {
  const { report, columns, extras } = look
  const text = termText(report, term)
  const { figures } = report.terms
  return (
    <tr className={classes.row}>
      <th scope="row" className={cells.name}>
        <div className={classes.term}>
          <span>{text}</span>
          <CopyButton value={text} label={texts.table.copy(text)} copiedLabel={texts.table.copied} />
        </div>
      </th>
      <FigureCells columns={columns} figureOf={(name) => figures[name][term] ?? 0} />
      {extras.map(({ key, ofTerm }) => (
        <td key={key} className={cells.extra}>
          {ofTerm(term)}
        </td>
      ))}
    </tr>
  )
}
