import { useCallback, useEffect, useRef } from 'react'
import { useShortcuts } from '../../../ui/shortcuts.tsx'
import type { ReportTab } from './report-tabs.tsx'
import { texts } from './texts.ts'

/** The keys that lead from any tab to the search field of the table. Returns the ref of the field. */
export function useSearchShortcut(tab: ReportTab, open: (tab: ReportTab) => void) {
  const field = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  const focusField = useCallback(() => {
    if (!isWanted.current || !field.current) return
    isWanted.current = false
    field.current.focus()
    field.current.select()
  }, [])
  const search = () => {
    isWanted.current = true
    if (tab === 'keywords') focusField()
    else open('keywords')
  }
  // The field may only be created after the tab was opened.
  useEffect(() => {
    if (tab === 'keywords') focusField()
  })
  useShortcuts([{ key: '/', isSearch: true, label: texts.search, run: search }])
  return field
}
