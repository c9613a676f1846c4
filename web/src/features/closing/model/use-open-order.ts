import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

const parameter = 'pedido'
/** If the order was opened on this page, closing it goes back to the list it was opened from. */
interface OpenedState {
  readonly openedHere: true
  readonly from: OpenedFrom
}

type OpenedFrom = 'rows' | 'list'

export interface OpenOrder {
  /** Null if no order is open. */
  readonly orderId: string | null
  /** The list it was opened from, which gets the focus back. */
  readonly from: OpenedFrom
  /** Opens an order; the browser's back shows the one before. The function never changes. */
  readonly open: (orderId: string, from?: OpenedFrom) => void
  /** Shows another order in its place. */
  readonly stepTo: (orderId: string) => void
  readonly close: () => void
}

/**
 * The order shown beside the lists. The address has it, so the browser's back closes it and a reload shows it again.
 */
export function useOpenOrder(): OpenOrder {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const open = useCallback(
    (orderId: string, from: OpenedFrom = 'rows') => {
      const opened: OpenedState = { openedHere: true, from }
      void navigate({ search: searchWith(orderId) }, { state: opened, preventScrollReset: true })
    },
    [navigate],
  )
  return useMemo(
    () => ({
      orderId: new URLSearchParams(search).get(parameter),
      from: state?.from ?? 'rows',
      open,
      stepTo: (orderId) =>
        void navigate({ search: searchWith(orderId) }, { replace: true, state, preventScrollReset: true }),
      close: () =>
        state?.openedHere
          ? void navigate(-1)
          : void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true }),
    }),
    [search, state, navigate, open],
  )
}

/**
 * Opens orders from another list than the rows. When the panel closes, the button that opened it gets the focus back.
 */
export function useOpeningFrom(from: OpenedFrom) {
  const { orderId, open } = useOpenOrder()
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (orderId !== null) return
    opener.current?.focus()
    opener.current = null
  }, [orderId])
  return {
    orderId,
    open: (id: string, button: HTMLElement) => {
      opener.current = button
      open(id, from)
    },
  }
}

function searchWith(orderId: string | null): string {
  const search = new URLSearchParams(window.location.search)
  if (orderId === null) search.delete(parameter)
  else search.set(parameter, orderId)
  return search.toString()
}
