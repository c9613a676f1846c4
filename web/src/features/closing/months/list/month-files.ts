import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { fullestMonth } from '../../files/others/chosen-list.tsx'
import type { ChosenFile } from '../../files/others/use-movement-files.ts'

export type MonthFile = Extract<ChosenFile, { state: 'of-month' }>

/** The files chosen for one month of a marketplace; `month` is 'YYYY-MM'. */
export interface FilesOfMonth {
  readonly marketplace: ClosingMarketplace
  readonly month: string
  readonly files: readonly MonthFile[]
}

/**
 * The chosen files by their month, in the sequence they were chosen. Payments are made in the months after a sale: beside
 * the orders of a single month they belong to it. Files without a day in any row are of no month.
 */
export function filesByMonth(chosen: readonly ChosenFile[]): readonly FilesOfMonth[] {
  const ofMonth = chosen.filter((one) => one.state === 'of-month')
  const groups = new Map<string, FilesOfMonth>()
  for (const one of ofMonth) {
    const { marketplace, slot } = one.found
    const ordered = new Set(
      ofMonth.flatMap(({ found }) =>
        found.marketplace === marketplace && found.slot === 'orders' ? (fullestMonth(found) ?? []) : [],
      ),
    )
    const [only] = ordered
    const month = slot === 'income' && ordered.size === 1 ? only : fullestMonth(one.found)
    if (month === undefined) continue
    const key = `${marketplace} ${month}`
    const known = groups.get(key)
    groups.set(key, { marketplace, month, files: [...(known?.files ?? []), one] })
  }
  return [...groups.values()]
}
