import { CloseButton, Text, TextInput } from '@mantine/core'
import { IconCircleCheckFilled, IconTicket } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { SteadyButton } from '../../../ui/steady-button.tsx'
import classes from './checkout.module.css'
import { texts } from './texts.ts'
import type { CouponState } from './use-coupon.ts'

export function CouponBox({ state, disabled }: { state: CouponState; disabled: boolean }) {
  const { typed, coupon, error, isAsking } = state
  const box = useRef<HTMLDivElement>(null)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    void state.apply()
  }
  return (
    <div ref={box}>
      {coupon ? (
        <div className={classes.coupon}>
          <IconTicket size={20} stroke={1.6} aria-hidden />
          <Text component="span" fw={600} className={classes.code ?? ''}>
            {coupon.code}
          </Text>
          <CloseButton
            aria-label={texts.coupon.remove}
            disabled={disabled}
            onClick={() => {
              state.remove()
              requestAnimationFrame(() => box.current?.querySelector('input')?.focus())
            }}
          />
        </div>
      ) : (
        <form onSubmit={apply} className={classes.couponForm}>
          <TextInput
            label={texts.coupon.label}
            name="coupon"
            size="md"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
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
      )}
      <div role="status">
        {coupon && (
          <Text size="sm" c="var(--gain)" fw={550} mt={6} className={classes.good ?? ''}>
            <IconCircleCheckFilled size={16} aria-hidden />
            {texts.coupon.good}
          </Text>
        )}
      </div>
    </div>
  )
}
