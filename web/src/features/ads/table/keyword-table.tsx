import { Group, Switch, Text, VisuallyHidden } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { type CSSProperties, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import { barScale } from './bar-scale.ts'
import { initialBlockView } from './block-view.ts'
import { figureWidths } from './figure-widths.ts'
import { hasTermsWithoutClicks } from './has-terms-without-clicks.ts'
import { KeywordBlock } from './keyword-block.tsx'
import classes from './keyword-table.module.css'
import { orderKeywords } from './order-keywords.ts'
import { SortHeader } from './sort-header.tsx'
import { Spacer } from './spacer.tsx'
import { TableColumns } from './table-columns.tsx'
import { changeTableView, initialTableView } from './table-view.ts'
import { useDelayed } from './use-delayed.ts'
import { useKeywordList } from './use-keyword-list.ts'

interface KeywordTableProps {
  report: AdsReport
}

export function KeywordTable({ report }: KeywordTableProps) {
  const [view, change] = useReducer(changeTableView, initialTableView)
  const [checked, setChecked] = useState<ReadonlySet<number>>(initialTableView.expanded)
  const [hideWithoutClicks, setHideWithoutClicks] = useState(false)
  const { isWaiting, delay } = useDelayed(change)
  const terms = report.terms.ends.length
  const frame = useRef<HTMLDivElement>(null)
  const keywords = useMemo(() => orderKeywords(report, view.sort), [report, view.sort])
  const scale = useMemo(() => barScale(report), [report])
  const widths = useMemo(() => figureWidths(report), [report])
  const hasHidden = useMemo(() => hasTermsWithoutClicks(report), [report])
  const list = useKeywordList(frame, keywords)

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
  return (
    <section
      className={classes.section}
      style={{ '--figures-width': `calc(${Object.values(widths).join(' + ')})` } as CSSProperties}
      data-waiting={isWaiting || undefined}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {texts.table.keywords(formatCount(keywords.length), keywords.length === 1)}
          {' · '}
          {texts.table.terms(formatCount(terms), terms === 1)}
        </Text>
        <Text size="sm" c="dimmed" flex="1 1 320px" visibleFrom="sm">
          {texts.table.bars}
        </Text>
        <Switch
          label={texts.table.hide}
          description={hasHidden ? undefined : texts.table.nothingToHide(report.receipt.withoutClicks)}
          disabled={!hasHidden}
          checked={hideWithoutClicks}
          onChange={(event) => setHideWithoutClicks(event.currentTarget.checked)}
        />
      </Group>
      <div ref={frame} className={classes.frame}>
        <table className={classes.keywords} aria-rowcount={keywords.length + 1} aria-busy={isWaiting}>
          <VisuallyHidden component="caption">{texts.table.caption}</VisuallyHidden>
          <TableColumns widths={widths} />
          <thead className={classes.head}>
            <SortHeader
              labels={texts.keywordColumns}
              sort={view.sort}
              onSort={(column) => delay({ kind: 'sort-keywords', column })}
            />
          </thead>
          <Spacer height={list.before} />
          {list.items.map(({ index, key }) => {
            const keyword = keywords[index]
            if (keyword === undefined) return null
            return (
              <KeywordBlock
                key={key}
                report={report}
                keyword={keyword}
                index={index}
                measure={list.measure}
                scale={scale}
                widths={widths}
                isChecked={checked.has(keyword)}
                isExpanded={view.expanded.has(keyword)}
                view={view.blocks.get(keyword) ?? initialBlockView}
                hideWithoutClicks={hideWithoutClicks}
                onToggle={toggle}
                onChange={change}
                onDelayedChange={delay}
              />
            )
          })}
          <Spacer height={list.after} />
        </table>
        {keywords.length === 0 && (
          <Text c="dimmed" className={classes.none}>
            {texts.table.none}
          </Text>
        )}
      </div>
    </section>
  )
}
