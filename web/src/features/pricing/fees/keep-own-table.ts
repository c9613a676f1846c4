import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import type { Proposal } from './proposal.ts'

/** Keeps an own table: in the place of the one with its id, else behind the others. */
export function keepOwnTable(table: OwnFeeTable): Proposal {
  return (settings) => ({
    ...settings,
    own: settings.own.some(({ id }) => id === table.id)
      ? settings.own.map((one) => (one.id === table.id ? table : one))
      : [...settings.own, table],
  })
}
