import type { FeeSettings, OwnFeeTable } from '@vendaclara/contract/fee-settings'
import { defaultTable, type FeeTable } from '@vendaclara/core/pricing'
import { chooseTables } from './choose-tables.ts'
import { keepOwnTable } from './keep-own-table.ts'
import type { Proposal } from './proposal.ts'
import { removeOwnTable } from './remove-own-table.ts'
import { tableOf } from './table-of.ts'
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
