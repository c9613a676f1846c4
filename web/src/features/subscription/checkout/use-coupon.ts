import { getCoupon } from '@vendaclara/contract/subscription'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import type { Coupon } from './order.ts'
import { texts } from './texts.ts'

/** The coupon box: what is typed, what was found good, and what is wrong with it. */
export function useCoupon() {
  const [typed, setTyped] = useState('')
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const underWay = useRef(false)

  const apply = async () => {
    const code = typed.trim()
    if (underWay.current) return
    if (code === '') return setError(texts.coupon.empty)
    underWay.current = true
    setAsking(true)
    setError(null)
    try {
      const { discount } = await call(getCoupon, { query: { coupon: code } })
      setCoupon({ code: code.toUpperCase(), discount })
    } catch (failure) {
      const isUnknown = failure instanceof ApiProblem && [400, 404].includes(failure.status)
      setError(isUnknown || !(failure instanceof Error) ? texts.coupon.bad : failure.message)
    } finally {
      underWay.current = false
      setAsking(false)
    }
  }
  const remove = (reason: string | null = null) => {
    setCoupon(null)
    setTyped('')
    setError(reason)
  }
  const type = (text: string) => {
    setTyped(text)
    setError(null)
  }
  return { typed, coupon, error, isAsking, apply, remove, type }
}
export type CouponState = ReturnType<typeof useCoupon>
