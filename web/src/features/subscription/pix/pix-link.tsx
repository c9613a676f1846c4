import { IconQrcode } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { firstPayable } from '../model/subscription-queries.ts'
import { useSubscription } from '../model/use-subscription.ts'
import { texts } from './texts.ts'

/** A link to the Pix that waits for payment, if there is one. It checks repeatedly whether the money has arrived. */
export function PixLink({ className }: { className?: string }) {
  const { data } = useSubscription((known) => known.state === 'pending' || firstPayable(known) !== undefined)
  if (!data || firstPayable(data) === undefined) return null
  return (
    <Link to={addresses.subscription} className={className}>
      <IconQrcode size={18} aria-hidden />
      {texts.show}
    </Link>
  )
}
