import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { Proposal } from './proposal.ts'

/** Chooses the tables with these ids. */
export function chooseTables(ids: Partial<FeeSettings['chosen']>): Proposal {
  return (settings) => ({ ...settings, chosen: { ...settings.chosen, ...ids } })
}
