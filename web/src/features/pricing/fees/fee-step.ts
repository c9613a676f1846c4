import { type FeeSettings, type OwnFeeTable, ownTableBounds } from '@vendaclara/contract/fee-settings'
import { copyOf, defaultTable, type FeeTable } from '@vendaclara/core/pricing'
import { tableOf } from '../model/tables-in-use.ts'
import { texts } from './fee-texts.ts'

/** A change that is previewed before it is made. `alternative` stores the table without using it. */
export interface ConfirmStep {
  readonly kind: 'confirm'
  readonly proposal: Proposal
  readonly confirm: string
  readonly message?: string
  readonly isRemoval?: boolean
  readonly alternative?: Proposal
  readonly back: FeeStep
}

/** The seller's step in the fee tables: viewing them, editing an own one, or confirming a change. */
export type FeeStep =
  | { readonly kind: 'tables' }
  | { readonly kind: 'editor'; readonly table: OwnFeeTable; readonly isChanged: boolean }
  | ConfirmStep

const tables: FeeStep = { kind: 'tables' }

export function choosing(ids: Partial<FeeSettings['chosen']>): ConfirmStep {
  return { kind: 'confirm', proposal: chooseTables(ids), confirm: texts.preview.apply, back: tables }
}

/** An edited table takes effect at once if it is in use. Otherwise it can also be stored without using it. */
export function keeping(table: OwnFeeTable, settings: FeeSettings): ConfirmStep {
  const keep = keepOwnTable(table)
  const use: Proposal = (known) => chooseTables({ [table.marketplace]: table.id })(keep(known))
  const isInUse = settings.chosen[table.marketplace] === table.id
  return {
    kind: 'confirm',
    proposal: isInUse ? keep : use,
    confirm: texts.preview.save,
    ...(isInUse ? {} : { alternative: keep }),
    back: { kind: 'editor', table, isChanged: true },
  }
}

export function removing(table: FeeTable, settings: FeeSettings): ConfirmStep {
  const isInUse = tableOf(settings, table.marketplace).id === table.id
  return {
    kind: 'confirm',
    proposal: removeOwnTable(table),
    confirm: isInUse ? texts.preview.remove : texts.removal.confirm,
    message: isInUse
      ? texts.preview.removal(table.name, defaultTable(table.marketplace).name)
      : texts.removal.message(table.name),
    isRemoval: true,
    back: tables,
  }
}

export function chooseTables(ids: Partial<FeeSettings['chosen']>): Proposal {
  return (settings) => ({ ...settings, chosen: { ...settings.chosen, ...ids } })
}

/** Stores an own table: it replaces the one with the same id, or is added at the end. */
export function keepOwnTable(table: OwnFeeTable): Proposal {
  return (settings) => ({
    ...settings,
    own: settings.own.some(({ id }) => id === table.id)
      ? settings.own.map((one) => (one.id === table.id ? table : one))
      : [...settings.own, table],
  })
}

/** Removes an own table. If it was chosen, the specification's table replaces it. */
export function removeOwnTable({ id, marketplace }: FeeTable): Proposal {
  return ({ chosen, own, ...settings }) => ({
    ...settings,
    chosen: chosen[marketplace] === id ? { ...chosen, [marketplace]: defaultTable(marketplace).id } : chosen,
    own: own.filter((table) => table.id !== id),
  })
}

/** A change that the seller wants to make to the fee settings as they are by then. */
export type Proposal = (settings: FeeSettings) => FeeSettings

/** A copy of a table for the seller to edit, with a name that is short enough. */
export function ownCopy(table: FeeTable, id: string): OwnFeeTable {
  const copy = copyOf(table, id, texts.copyName(table.name).slice(0, ownTableBounds.name))
  const { categories, ...rest } = copy
  return {
    ...rest,
    certainty: 'own',
    source: texts.copySource(table.name).slice(0, ownTableBounds.source),
    ...(categories && { categories: categories.map((category) => ({ ...category })) }),
    rules: copy.rules.map((rule) => ({ ...rule })),
  }
}
