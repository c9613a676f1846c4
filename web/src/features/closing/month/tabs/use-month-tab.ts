import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

export const monthTabs = ['conferencia', 'contestar', 'tarifas', 'graficos', 'arquivos'] as const
export type MonthTab = (typeof monthTabs)[number]

/** The id of the list of tabs on the page. */
export const tabsId = 'partes-do-mes'
const parameter = 'aba'

/** The open tab of a month. The address has it, so that the browser's back and a reload show it again. */
export function useMonthTab(): {
  tab: MonthTab
  open: (tab: MonthTab) => void
  goTo: (tab: MonthTab) => void
} {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(parameter)
  const tab = monthTabs.find((one) => one === named) ?? monthTabs[0]
  const open = useCallback(
    (wanted: MonthTab) => {
      const next = new URLSearchParams(window.location.search)
      if (wanted === monthTabs[0]) next.delete(parameter)
      else next.set(parameter, wanted)
      if (next.toString() === new URLSearchParams(window.location.search).toString()) return
      void navigate({ search: next.toString() }, { preventScrollReset: true })
    },
    [navigate],
  )
  const goTo = useCallback(
    (wanted: MonthTab) => {
      open(wanted)
      requestAnimationFrame(() => {
        const tabs = document.getElementById(tabsId)
        tabs?.scrollIntoView({ block: 'start' })
        tabs?.querySelector<HTMLElement>(`[role=tab][data-tab=${wanted}]`)?.focus({ preventScroll: true })
      })
    },
    [open],
  )
  return { tab, open, goTo }
}
