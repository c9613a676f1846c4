import { Text } from '@mantine/core'
import { termText } from '@vendaclara/core/ads'
import { useMemo } from 'react'
import { Pager, pageOf } from '../../../table/pager.tsx'
import { CopyButton } from '../../../ui/buttons.tsx'
import { orderTerms } from '../model/sort.ts'
import type { TableLook } from '../model/table-look.ts'
import type { BlockView, TableAction } from '../model/table-view.ts'
import { texts as adsTexts } from '../texts.ts'
import classes from './keyword-table.module.css'
import cells from './row-parts.module.css'
import { FigureCells, SortHeader, TableColumns } from './row-parts.tsx'
import { texts } from './texts.ts'

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
      <table className={classes.termTable} aria-label={texts.termsOf(label)}>
        <TableColumns look={look} />
        <thead>
          <SortHeader
            look={look}
            labels={adsTexts.termColumns}
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
          {texts.allHidden}
        </Text>
      )}
      <div className={classes.pager}>
        <Pager
          label={texts.pagesOf(label)}
          number={page.number}
          count={page.count}
          onTurn={(number) => onChange({ kind: 'turn-page', keyword, page: number })}
        />
      </div>
    </>
  )
}

function TermRow({ look, term }: { look: TableLook; term: number }) {
  const { report, columns, extras } = look
  const text = termText(report, term)
  const { figures } = report.terms
  return (
    <tr className={classes.termRow}>
      <th scope="row" className={cells.name}>
        <div className={classes.term}>
          <span>{text}</span>
          <CopyButton value={text} label={texts.copy(text)} copiedLabel={texts.copied} />
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
