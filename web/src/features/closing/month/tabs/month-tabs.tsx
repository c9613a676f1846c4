import { Badge, Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './month-tabs.module.css'
import { texts } from './texts.ts'
import { type MonthTab, monthTabs, tabsId, type useMonthTab } from './use-month-tab.ts'

interface MonthTabsProps {
  /** The open tab, and how to open another; null while the files are all there is. */
  tabs: Pick<ReturnType<typeof useMonthTab>, 'tab' | 'open'> | null
  /** Whether what is shown is not of the files that are being read. */
  isStale: boolean
  /** How many warnings the files have. */
  warnings: number
  /** The files are kept on the page, where they can be given beside every tab. */
  files: ReactNode
  children: Readonly<Record<Exclude<MonthTab, 'arquivos'>, ReactNode>>
}

/** The parts of a month, one at a time. */
export function MonthTabs({ tabs, isStale, warnings, files, children }: MonthTabsProps) {
  const list = useTabInSight(tabs?.tab)
  return (
    <Tabs
      value={tabs?.tab ?? 'arquivos'}
      onChange={(value) => {
        const chosen = monthTabs.find((one) => one === value)
        if (chosen) tabs?.open(chosen)
      }}
      keepMounted={false}
      keepMountedMode="display-none"
      activateTabWithKeyboard={false}
    >
      {tabs && (
        <Tabs.List ref={list} id={tabsId} aria-label={texts.label} className={classes.list}>
          {monthTabs.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              data-tab={one}
              rightSection={one === 'arquivos' && warnings > 0 && <Warnings of={warnings} />}
            >
              {texts.names[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {monthTabs.map((one) => (
        <Tabs.Panel
          key={one}
          value={one}
          pt={tabs ? 'lg' : 0}
          keepMounted={one === 'arquivos'}
          className={classes.panel}
          data-stale={(isStale && one !== 'arquivos') || undefined}
          // Without tabs no control names it.
          {...(!tabs && { role: undefined, 'aria-labelledby': undefined })}
        >
          {one === 'arquivos' ? files : children[one]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Moves the list aside to the open tab, where a phone has no room for all of them. */
function useTabInSight(tab: MonthTab | undefined) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`[data-tab=${tab}]`)
    const room = (list.current?.clientWidth ?? 0) - (open?.offsetWidth ?? 0)
    if (open) list.current?.scrollTo({ left: open.offsetLeft - room / 2 })
  }, [tab])
  return list
}

function Warnings({ of }: { of: number }) {
  return (
    <Badge variant="light" color="orange" c="var(--accent-text)" size="sm" tt="none">
      {texts.warnings(of)}
    </Badge>
  )
}
