import { Box, Button, Text } from '@mantine/core'
import { type FigureName, figureNames } from '@vendaclara/core/ads'
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { DataTable } from '../../../table/data-table.tsx'
import { PageOrFrame, usePageOrFrame } from '../../../table/wide/page-or-frame.tsx'
import wide from '../../../table/wide/wide-table.module.css'
import { usePhone } from '../../../theme/widths.ts'
import { ReportExport } from '../export/report-export.tsx'
import { figureWidths } from '../model/figure-widths.ts'
import { orderKeywords, type SortColumn } from '../model/sort.ts'
import { barScale, type TableModel } from '../model/table-model.ts'
import { changeTableView, initialTableView, initialTermsView, withMember } from '../model/table-view.ts'
import { texts as adsTexts, wordsOf } from '../texts.ts'
import { headsOf } from './cells.tsx'
import { KeywordBlock } from './keyword-block.tsx'
import classes from './keyword-table.module.css'
import { clearFilters, useShownReport } from './shown-report.ts'
import { TableTools } from './table-tools.tsx'
import { texts } from './texts.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface KeywordTableProps {
  title: string
  searchField: Ref<HTMLInputElement>
  /** The keyword to show, chosen elsewhere on the screen. */
  selection: Selection | undefined
}

export function KeywordTable({ title, searchField, selection }: KeywordTableProps) {
  const { report } = useShownReport()
  const table = useKeywordView()
  const { keywords, model, view, isWaiting } = table
  return (
    <section className={classes.section} data-waiting={isWaiting || undefined}>
      <TableTools searchField={searchField}>
        <ReportExport title={title} model={model} view={view} keywords={keywords} />
      </TableTools>
      <KeywordRows {...table} label={texts.caption(wordsOf(report).groups)} selection={selection}>
        {keywords.length === 0 && <NoKeywords />}
      </KeywordRows>
    </section>
  )
}

interface KeywordRowsProps extends KeywordView {
  label: string
  selection: Selection | undefined
  /** Below the table. */
  children: ReactNode
}

/** The visible rows. Scrolling them leaves the tools above as they are. */
function KeywordRows({ label, selection, children, ...table }: KeywordRowsProps) {
  const { keywords, model, view, change, delay, isWaiting, checked, toggle } = table
  const heads = useMemo(
    () => headsOf(model, { ...adsTexts.keywordColumns, name: wordsOf(model.report).group }),
    [model],
  )
  const list = usePageOrFrame({
    count: keywords.length,
    keyOf: (index) => keywords[index] ?? index,
    rowHeight: collapsedHeight,
    headerHeight: headerRoom,
    columns: heads,
  })
  const { frame, hasRoom, scrollTo } = list
  const focusSelected = useSelection({ selection, keywords, frame, hasRoom, scrollTo, toggle })
  const sort = useCallback(
    (column: string) => delay({ kind: 'sort-keywords', column: column as SortColumn }),
    [delay],
  )
  return (
    <PageOrFrame list={list} className={classes.measured}>
      <DataTable
        label={label}
        columns={heads}
        rowCount={keywords.length}
        before={list.before}
        after={list.after}
        sort={view.sort}
        onSort={sort}
        isBusy={isWaiting}
        className={`${wide.table} ${classes.keywords}`}
        headClassName={`${wide.head} ${classes.head}`}
      >
        {list.items.map(({ index, key }) => {
          const keyword = keywords[index] ?? -1
          return (
            <KeywordBlock
              key={key}
              model={model}
              keyword={keyword}
              index={index}
              measure={list.measure}
              isChecked={checked.has(keyword)}
              isExpanded={view.expanded.has(keyword)}
              isSelected={selection?.keyword === keyword}
              view={view.blocks.get(keyword) ?? initialTermsView}
              focusSelected={focusSelected}
              onToggle={toggle}
              onChange={change}
              onDelayedChange={delay}
            />
          )
        })}
      </DataTable>
      {children}
    </PageOrFrame>
  )
}

const collapsedHeight = 53
const headerRoom = 60

type KeywordView = ReturnType<typeof useKeywordView>

/** What a phone shows without scrolling sideways. */
const firstOnPhone: readonly FigureName[] = ['spend', 'gmv', 'roas']
const isFirst = (name: FigureName) => firstOnPhone.includes(name)

/** What the table shows and how it is changed. Sorting and expanding are delayed, but a checkbox is checked at once. */
function useKeywordView() {
  const { report, filtered, terms, settings, onSettings, extras } = useShownReport()
  const { hideWithoutClicks, hidden } = settings
  const [view, change] = useReducer(changeTableView, {
    ...initialTableView,
    ...(settings.sort && { sort: settings.sort }),
  })
  const [checked, setChecked] = useState<ReadonlySet<number>>(initialTableView.expanded)
  const { isWaiting, delay } = useDelayed(change)
  const { sort } = view
  const keywords = useMemo(() => orderKeywords(report, filtered.keywords, sort), [report, filtered, sort])
  const widths = useMemo(() => figureWidths(report), [report])
  const scale = useMemo(() => barScale(report), [report])
  const isPhone = usePhone()
  const model = useMemo<TableModel>(() => {
    const names = isPhone ? [...firstOnPhone, ...figureNames.filter((name) => !isFirst(name))] : figureNames
    const columns = names.filter((name) => !hidden.includes(name))
    return { report, filtered, hideWithoutClicks, terms, columns, extras, widths, scale }
  }, [report, filtered, hideWithoutClicks, terms, hidden, isPhone, extras, widths, scale])
  // Stored once it is visible: sorting is delayed, and a reload right after it must find it.
  useLayoutEffect(() => onSettings({ sort }), [sort, onSettings])
  const toggle = useCallback(
    (keyword: number, isExpanded: boolean) => {
      setChecked((before) => withMember(before, keyword, isExpanded))
      delay({ kind: 'expand', keyword, isExpanded })
    },
    [delay],
  )
  return { keywords, model, view, change, delay, isWaiting, checked, toggle }
}

/** Sorting and expanding apply after this time, with the wait cursor (specification, section 4). */
const delayMilliseconds = 500

/** Delays changes and keeps their sequence. Also says whether one is waiting. */
function useDelayed<Change>(apply: (change: Change) => void) {
  const [waiting, setWaiting] = useState(0)
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) window.clearTimeout(timer)
    }
  }, [])
  const delay = useCallback(
    (change: Change) => {
      setWaiting((count) => count + 1)
      const timer = window.setTimeout(() => {
        timers.current.delete(timer)
        setWaiting((count) => count - 1)
        apply(change)
      }, delayMilliseconds)
      timers.current.add(timer)
    },
    [apply],
  )
  return { isWaiting: waiting > 0, delay }
}

/** Shown if nothing matches the filters, or if the report has no keywords. */
function NoKeywords() {
  const table = useShownReport()
  const hasFilters = table.report.groups.length > 0
  return (
    <Box py={24} px={16}>
      <Text c="dimmed">{hasFilters ? texts.none : texts.noClicks}</Text>
      {hasFilters && (
        <Button variant="light" mt="sm" onClick={() => clearFilters(table)}>
          {texts.clearAll}
        </Button>
      )}
    </Box>
  )
}
