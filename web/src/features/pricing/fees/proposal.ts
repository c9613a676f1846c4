import type { FeeSettings } from '@vendaclara/contract/fee-settings'

/** A change of the fee settings as the seller wants it, to be made on whatever they are by then. */
export type Proposal = (settings: FeeSettings) => FeeSettings
