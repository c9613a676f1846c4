import { Tabs } from '@mantine/core'
import type { ReportKind } from '@vendaclara/core/ads'
import { type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '../texts.ts'
import { texts } from './texts.ts'

const reportTabs = ['stop', 'keywords', 'compare', 'charts'] as const

export type ReportTab = (typeof reportTabs)[number]

/** The name of each tab in the address. The default tab has none. */
const inAddress: Readonly<Record<ReportTab, string | undefined>> = {
  stop: 'parar',
  keywords: undefined,
  compare: 'comparar',
  charts: 'graficos',
}

const parameter = 'aba'

/** The tab in the address, and how to open another one. The browser's back button returns to the tab before. */
export function useReportTab() {
  const [search, setSearch] = useSearchParams()
  const named = search.get(parameter)
  const tab = reportTabs.find((one) => named !== null && inAddress[one] === named) ?? 'keywords'
  const open = useCallback(
    (to: ReportTab) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          const name = inAddress[to]
          if (name === undefined) next.delete(parameter)
          else next.set(parameter, name)
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  return { tab, open }
}

interface ReportTabsProps {
  tab: ReportTab
  onOpen: (tab: ReportTab) => void
  kind: ReportKind | undefined
  panels: Readonly<Record<ReportTab, ReactNode>>
}

/** The parts of a report, one at a time. Each is created when it is first opened, and then keeps its state. */
export function ReportTabs({ tab, onOpen, kind, panels }: ReportTabsProps) {
  const [opened, setOpened] = useState<ReadonlySet<ReportTab>>(new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  return (
    <Tabs value={tab} onChange={(chosen) => chosen && onOpen(chosen as ReportTab)} miw={0}>
      <Tabs.List aria-label={texts.tabs.name} mb="md">
        {reportTabs.map((one) => (
          <Tabs.Tab key={one} value={one} px={{ base: 5, sm: 'md' }}>
            {one === 'keywords' ? wordsOf({ kind }).groups : texts.tabs[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {reportTabs.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {opened.has(one) && panels[one]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
