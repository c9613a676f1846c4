import { IconCalendarExclamation } from '@tabler/icons-react'
import { type Marketplace, specificationTables } from '@vendaclara/core/pricing'
import { texts } from '../texts.ts'
import { feesExpiredOn } from './fees-expired-on.ts'
import classes from './listing-detail.module.css'

/** A calm word under the price once the fees behind it are no longer in force. */
export function FeeValidity({ marketplace }: { marketplace: Marketplace }) {
  const expired = feesExpiredOn(specificationTables[marketplace], new Date())
  if (expired === null) return null
  return (
    <p className={classes.validity}>
      <IconCalendarExclamation size={17} stroke={1.7} aria-hidden />
      {texts.fees.expired(expired)}
    </p>
  )
}
