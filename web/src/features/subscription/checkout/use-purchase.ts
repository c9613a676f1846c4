import { useQueryClient } from '@tanstack/react-query'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useRef, useState } from 'react'
import { announceSessionOutdated } from '../../../api/page-events.ts'
import { useSession } from '../../../session/use-session.ts'
import { subscriptionQueries } from '../model/subscription-queries.ts'
import { type FailedPurchase, type FilledOrder, orderPrice, purchaseFailure, sendOrder } from './order.ts'

export type PurchaseStage =
  /** `reason`: why the last try failed. */
  | { name: 'form'; reason?: string }
  | { name: 'sending' }
  /** 'unknown': the result is being looked up; `reason` is shown if nothing was bought. */
  | { name: 'unknown' | 'owned'; reason: string }
  | { name: 'pix' | 'done' }

type RefusedPurchase = Extract<FailedPurchase, { kind: 'refused' }> & { error: Error }

/** Specification, section 9: the shortest wait for a card payment. */
const shortestWait = 2_000

/**
 * Buys only once, also if it is called again. It does not use the query cache, which would keep the card: the card is
 * only in the form and in the request.
 */
export function usePurchase() {
  const { user } = useSession()
  const queries = useQueryClient()
  const [stage, setStage] = useState<PurchaseStage>({ name: 'form' })
  const underWay = useRef(false)

  /** Returns the refusal if the form must react to it. */
  const buy = async (order: FilledOrder): Promise<RefusedPurchase | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setStage({ name: 'sending' })
    try {
      const wait = order.method === 'CREDIT_CARD' ? pause(shortestWait) : undefined
      const code = await sendOrder(order)
      await wait
      if (code) {
        const bought = { qrCode: code, value: orderPrice(order), dueDate: brazilianDay(new Date()) }
        queries.setQueryData(subscriptionQueries.pix(user).queryKey, bought)
      }
      succeed(code ? 'pix' : 'done')
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const failure = purchaseFailure(error)
      if (failure.kind === 'refused') {
        setStage({ name: 'form', reason: failure.reason })
        return { ...failure, error }
      }
      forgetSubscription()
      setStage({ name: failure.kind, reason: failure.reason })
    } finally {
      underWay.current = false
    }
    return undefined
  }
  const succeed = (name: 'pix' | 'done') => {
    forgetSubscription()
    setStage({ name })
    announceSessionOutdated()
  }
  const forgetSubscription = () =>
    queries.removeQueries({ queryKey: subscriptionQueries.subscription(user).queryKey, exact: true })
  const returnToForm = (reason?: string) =>
    setStage({ name: 'form', ...(reason !== undefined && { reason }) })
  return { stage, buy, succeed, returnToForm }
}
export type Purchase = ReturnType<typeof usePurchase>

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
