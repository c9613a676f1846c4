import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What may be open over the list, by its parameter of the address. */
const openable = ['produto', 'abrir'] as const
export type Opening = Partial<Record<(typeof openable)[number], string>>

/** In place of the id of a product that is being made. */
export const newProduct = 'novo'

/** The parts of the screen that `abrir` names. */
export const parts = {
  files: 'arquivos',
  purchases: 'notas',
  sold: 'vendidos',
  history: 'historico',
} as const

/** The address of a product, relative to the list. */
export function productHref(id: string): string {
  return `?${new URLSearchParams({ produto: id })}`
}

const openedHere = { isOpenedHere: true }

/** Opens something over the list, which stays unchanged below it. Going back closes it. */
export function useOpenHere() {
  const navigate = useNavigate()
  return useCallback(
    (opening: Opening, { replace = false } = {}) => {
      const search = without(new URLSearchParams(window.location.search))
      for (const [name, value] of Object.entries(opening)) search.set(name, value)
      const state = replace ? window.history.state?.usr : openedHere
      void navigate(`?${search}`, { state, replace, preventScrollReset: true })
    },
    [navigate],
  )
}

/** Closes it by going back or, if its address was opened directly, by removing it from the address. */
export function useCloseHere() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  return useCallback(() => {
    if (state?.isOpenedHere) return void navigate(-1)
    void navigate(`?${without(search)}`, { replace: true, preventScrollReset: true })
  }, [navigate, state, search])
}

function without(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !openable.some((one) => one === name)))
}
