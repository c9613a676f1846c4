import { defaultTable, type FeeTable } from '@vendaclara/core/pricing'
import type { Proposal } from './proposal.ts'

/** Removes an own table; where it was chosen, the specification's takes its place. */
export function removeOwnTable({ id, marketplace }: FeeTable): Proposal {
  return ({ chosen, own, ...settings }) => ({
    ...settings,
    chosen: chosen[marketplace] === id ? { ...chosen, [marketplace]: defaultTable(marketplace).id } : chosen,
    own: own.filter((table) => table.id !== id),
  })
}
