import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core'
import { IconCircleCheckFilled, IconTicket } from '@tabler/icons-react'
import { getCoupon, longestCoupon } from '@vendaclara/contract/subscription'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import pieces from '../../../theme/pieces.module.css'
import { SteadyButton } from '../../../ui/buttons.tsx'
import classes from './checkout.module.css'
import type { Coupon } from './order.ts'
import { texts } from './texts.ts'

interface CouponBoxProps {
  state: CouponState
  disabled: boolean
}

export function CouponBox({ state, disabled }: CouponBoxProps) {
  const { coupon, isOpen } = state
  const box = useRef<HTMLDivElement>(null)
  const showField = (change: () => void) => {
    flushSync(change)
    box.current?.querySelector('input')?.focus()
  }
  if (!isOpen) {
    return (
      <div ref={box}>
        <Button
          variant="subtle"
          size="sm"
          px={8}
          ml={-8}
          leftSection={<IconTicket size={18} stroke={1.6} aria-hidden />}
          disabled={disabled}
          onClick={() => showField(state.open)}
        >
          {texts.coupon.open}
        </Button>
      </div>
    )
  }
  return (
    <div ref={box}>
      {coupon ? (
        <Group gap={10} wrap="nowrap" py={10} pl={14} pr={10} bd="1px dashed var(--gain)" bdrs={10}>
          <IconTicket size={20} stroke={1.6} aria-hidden />
          <Text component="span" fw={600} flex={1} style={{ overflowWrap: 'anywhere' }}>
            {coupon.code}
          </Text>
          <CloseButton
            aria-label={texts.coupon.remove}
            disabled={disabled}
            onClick={() => showField(state.remove)}
          />
        </Group>
      ) : (
        <CouponForm state={state} disabled={disabled} />
      )}
      <div role="status">
        {coupon && (
          <Text size="sm" c="var(--gain)" fw={550} mt={6}>
            <span className={pieces.marked}>
              <IconCircleCheckFilled size={16} aria-hidden />
              {texts.coupon.good}
            </span>
          </Text>
        )}
      </div>
    </div>
  )
}

function CouponForm({ state, disabled }: CouponBoxProps) {
  const { typed, error, isAsking } = state
  const apply = (event: FormEvent) => {
    event.preventDefault()
    void state.apply()
  }
  return (
    <form onSubmit={apply} className={classes.couponForm}>
      <TextInput
        label={texts.coupon.label}
        name="coupon"
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestCoupon}
        value={typed}
        error={error}
        errorProps={{ role: 'alert' }}
        disabled={disabled}
        onChange={(event) => state.type(event.currentTarget.value)}
      />
      <SteadyButton
        type="submit"
        size="md"
        variant="default"
        isBusy={isAsking}
        busyLabel={texts.coupon.applying}
        isIdle={disabled}
      >
        {texts.coupon.apply}
      </SteadyButton>
    </form>
  )
}

/** The state of the coupon box: whether it is open, the typed code, the valid coupon, and the error. */
export function useCoupon() {
  const [typed, setTyped] = useState('')
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
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
  const refuse = (reason: string | null) => {
    setCoupon(null)
    setTyped('')
    setError(reason)
  }
  const type = (text: string) => {
    setTyped(text)
    setError(null)
  }
  const open = () => setOpen(true)
  const remove = () => refuse(null)
  return { typed, coupon, error, isAsking, isOpen, open, apply, remove, refuse, type }
}
type CouponState = ReturnType<typeof useCoupon>
