import { type FeeSettings, type OwnFeeTable, ownTableBounds } from '@vendaclara/contract/fee-settings'
import { copyOf, defaultTable, type FeeTable } from '@vendaclara/core/pricing'
import { tableOf } from '../model/tables-in-use.ts'
import { texts } from './texts.ts'

/** A change that is shown with what it does before it is made. `alternative` keeps the table without using it. */
export interface ConfirmStep {
  readonly kind: 'confirm'
  readonly proposal: Proposal
  readonly confirm: string
  readonly message?: string
  readonly isRemoval?: boolean
  readonly alternative?: Proposal
  readonly back: FeeStep
}

/** Where the seller stands in the fee tables: looking at them, editing an own one, or confirming a change. */
export type FeeStep =
  | { readonly kind: 'tables' }
  | { readonly kind: 'editor'; readonly table: OwnFeeTable; readonly isChanged: boolean }
  | ConfirmStep

const tables: FeeStep = { kind: 'tables' }

export function choosing(ids: Partial<FeeSettings['chosen']>): ConfirmStep {
  return { kind: 'confirm', proposal: chooseTables(ids), confirm: texts.preview.apply, back: tables }
}

/** An edited table counts at once where it is in use; another can also only be kept. */
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

/** Chooses the tables with these ids. */
export function chooseTables(ids: Partial<FeeSettings['chosen']>): Proposal {
  return (settings) => ({ ...settings, chosen: { ...settings.chosen, ...ids } })
}

/** Keeps an own table: in the place of the one with its id, else behind the others. */
export function keepOwnTable(table: OwnFeeTable): Proposal {
  return (settings) => ({
    ...settings,
    own: settings.own.some(({ id }) => id === table.id)
      ? settings.own.map((one) => (one.id === table.id ? table : one))
      : [...settings.own, table],
  })
}

/** Removes an own table; where it was chosen, the specification's takes its place. */
export function removeOwnTable({ id, marketplace }: FeeTable): Proposal {
  return ({ chosen, own, ...settings }) => ({
    ...settings,
    chosen: chosen[marketplace] === id ? { ...chosen, [marketplace]: defaultTable(marketplace).id } : chosen,
    own: own.filter((table) => table.id !== id),
  })
}

/** A change of the fee settings as the seller wants it, to be made on whatever they are by then. */
export type Proposal = (settings: FeeSettings) => FeeSettings

/** A copy of a table for the seller to edit, under a name that fits. */
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
