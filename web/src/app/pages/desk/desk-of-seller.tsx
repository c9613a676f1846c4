import { addresses, closingHref, exampleHash } from '../../../addresses.ts'
import { exampleId } from '../../../features/closing/model/months.ts'
import { Desk } from '../../../features/home/desk.tsx'
import { useSession } from '../../../session/use-session.ts'
import { useAdsDesk } from './use-ads-desk.ts'
import { useClosingsDesk } from './use-closings-desk.ts'
import { usePricesDesk } from './use-prices-desk.ts'

const examples = {
  closings: closingHref(exampleId),
  calculator: `${addresses.calculator}${exampleHash}`,
  ads: `${addresses.ads}${exampleHash}`,
}

/** What the seller's own data says is to do, in each tool. */
export function DeskOfSeller() {
  const { user } = useSession()
  const states = {
    closings: useClosingsDesk(user),
    calculator: usePricesDesk(user),
    ads: useAdsDesk(user),
  }
  return <Desk states={states} examples={examples} />
}
