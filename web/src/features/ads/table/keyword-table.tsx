import { Button, Text, VisuallyHidden } from '@mantine/core'
import { type AdsReport, figureNames } from '@vendaclara/core/ads'
import { type CSSProperties, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { ExportMenu } from '../export/export-menu.tsx'
import { figureWidths } from '../model/figure-widths.ts'
import type { FilteredReport } from '../model/filters.ts'
import { noFilters } from '../model/filters.ts'
import { orderKeywords } from '../model/sort.ts'
import type { ExtraColumn } from '../model/table-look.ts'
import { barScale, columnCount, type TableLook } from '../model/table-look.ts'
import type { TableSettings } from '../model/table-settings.ts'
import { changeTableView, initialBlockView, initialTableView } from '../model/table-view.ts'
import { texts as adsTexts } from '../texts.ts'
import { KeywordBlock } from './keyword-block.tsx'
import classes from './keyword-table.module.css'
import { SortHeader, Spacer, TableColumns } from './row-parts.tsx'
import { TableTools } from './table-tools.tsx'
import { texts } from './texts.ts'
import { useDelayed } from './use-delayed.ts'
import { useKeywordList } from './use-keyword-list.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface KeywordTableProps {
  /** What the report is called. */
  title: string
  report: AdsReport
  filtered: FilteredReport
  settings: TableSettings
  onSettings: (part: Partial<TableSettings>) => void
  /** Whether there is another period beside the report. */
  isCompared: boolean
  extras: readonly ExtraColumn[]
  /** The keyword that was chosen elsewhere on the screen, to be shown. */
  selection: Selection | undefined
}

export function KeywordTable(props: KeywordTableProps) {
  const { title, report, filtered, settings, onSettings, isCompared, extras, selection } = props
  const { hideWithoutClicks, hidden } = settings
  const [view, change] = useReducer(changeTableView, { ...initialTableView, sort: settings.sort })
  const [checked, setChecked] = useState<ReadonlySet<number>>(initialTableView.expanded)
  const { isWaiting, delay } = useDelayed(change)
  const frame = useRef<HTMLDivElement>(null)
  const need = useRef<HTMLDivElement>(null)
  const keywords = useMemo(
    () => orderKeywords(report, filtered.keywords, view.sort),
    [report, filtered, view.sort],
  )
  const widths = useMemo(() => figureWidths(report), [report])
  const scale = useMemo(() => barScale(report), [report])
  const look = useMemo<TableLook>(() => {
    const columns = figureNames.filter((name) => !hidden.includes(name))
    return {
      report,
      filtered,
      hideWithoutClicks,
      columns,
      extras,
      widths,
      scale,
    }
  }, [report, filtered, hideWithoutClicks, hidden, extras, widths, scale])
  const lengths = [...look.columns.map((name) => widths[name]), ...extras.map(({ width }) => `${width}px`)]
  const figuresWidth = `calc(${['0px', ...lengths].join(' + ')})`
  const list = useKeywordList({ frame, need, widths: figuresWidth }, keywords)
  useEffect(() => onSettings({ sort: view.sort }), [view.sort, onSettings])

  const toggle = useCallback(
    (keyword: number, isExpanded: boolean) => {
      setChecked(
        (before) =>
          changeTableView({ ...initialTableView, expanded: before }, { kind: 'expand', keyword, isExpanded })
            .expanded,
      )
      delay({ kind: 'expand', keyword, isExpanded })
    },
    [delay],
  )
  const arrive = useSelection({
    selection,
    keywords,
    frame,
    hasRoom: list.hasRoom,
    scrollTo: list.scrollTo,
    toggle,
  })
  return (
    <section
      className={classes.section}
      style={{ '--figures-width': figuresWidth } as CSSProperties}
      data-waiting={isWaiting || undefined}
    >
      <TableTools
        report={report}
        filtered={filtered}
        settings={settings}
        onSettings={onSettings}
        isCompared={isCompared}
      >
        <ExportMenu title={title} look={look} view={view} keywords={keywords} />
      </TableTools>
      <div className={classes.probe} aria-hidden>
        <div ref={need} className={classes.need} />
      </div>
      <div ref={frame} className={classes.frame} data-scrolls={!list.hasRoom || undefined}>
        <table className={classes.keywords} aria-rowcount={keywords.length + 1} aria-busy={isWaiting}>
          <VisuallyHidden component="caption">{texts.caption}</VisuallyHidden>
          <TableColumns look={look} />
          <thead className={classes.head}>
            <SortHeader
              look={look}
              labels={adsTexts.keywordColumns}
              sort={view.sort}
              onSort={(column) => delay({ kind: 'sort-keywords', column })}
            />
          </thead>
          <Spacer height={list.before} columns={columnCount(look)} />
          {list.items.map(({ index, key }) => {
            const keyword = keywords[index]
            if (keyword === undefined) return null
            return (
              <KeywordBlock
                key={key}
                look={look}
                keyword={keyword}
                index={index}
                measure={list.measure}
                isChecked={checked.has(keyword)}
                isExpanded={view.expanded.has(keyword)}
                isSelected={selection?.keyword === keyword}
                view={view.blocks.get(keyword) ?? initialBlockView}
                arrive={arrive}
                onToggle={toggle}
                onChange={change}
                onDelayedChange={delay}
              />
            )
          })}
          <Spacer height={list.after} columns={columnCount(look)} />
        </table>
        {keywords.length === 0 && (
          <div className={classes.none}>
            <Text c="dimmed">{report.groups.length === 0 ? texts.noClicks : texts.none}</Text>
            {report.groups.length > 0 && (
              <Button variant="light" mt="sm" onClick={() => onSettings({ filters: noFilters })}>
                {texts.clearAll}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
