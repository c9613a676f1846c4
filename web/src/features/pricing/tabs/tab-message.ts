import { feeSettings } from '@vendaclara/contract/fee-settings'
import { shopConfig } from '@vendaclara/contract/shop'
import { z } from 'zod'
import { listingChange } from '../saving/listing-change.ts'

/** What one tab of an account tells the others: listings it changed, or a configuration or fee tables it saved. */
export const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changes'), changes: z.array(listingChange) }),
  z.object({ kind: z.literal('config'), config: shopConfig }),
  z.object({ kind: z.literal('fees'), settings: feeSettings }),
])
export type TabMessage = z.infer<typeof tabMessage>
