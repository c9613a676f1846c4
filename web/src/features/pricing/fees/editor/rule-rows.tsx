import { useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useImperativeHandle, useRef } from 'react'
import classes from './editor.module.css'
import { RuleRow } from './rule-row.tsx'
import type { RuleDraft, TableDraft } from './table-draft.ts'

const usualHeight = 126

export interface RuleRowsHandle {
  /** Brings a line into view and its first field into focus. */
  show: (position: number) => void
}

interface RuleRowsProps {
  draft: TableDraft
  hasCategories: boolean
  problems: ReadonlyMap<number, string>
  handle: Ref<RuleRowsHandle>
  onEdit: (key: number, part: Partial<RuleDraft>) => void
  onRemove: (key: number, position: number) => void
}

/** The lines of a table; a freight table has far more than are in view. */
export function RuleRows({ draft, hasCategories, problems, handle, onEdit, onRemove }: RuleRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: draft.rules.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => draft.rules[index]?.key ?? index,
    estimateSize: () => usualHeight,
    overscan: 4,
  })
  useImperativeHandle(handle, () => ({
    show: (position) => {
      virtualizer.scrollToIndex(position)
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-index="${position}"] input`)?.focus(),
      )
    },
  }))
  return (
    <div ref={scroller} className={classes.rows}>
      <div className={classes.rowsWithin} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const rule = draft.rules[index]
          return (
            rule && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.rowPlace}
                style={{ transform: `translateY(${start}px)` }}
              >
                <RuleRow
                  rule={rule}
                  position={index + 1}
                  dependsOn={draft.dependsOn}
                  hasCategories={hasCategories}
                  problems={problems.get(index) ?? ''}
                  onEdit={onEdit}
                  onRemove={onRemove}
                />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
