import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { fullestMonth } from '../../files/others/chosen-list.tsx'
import { closingMonth } from '../../files/others/closing-month.ts'
import type { ChosenFile } from '../../files/others/use-movement-files.ts'

export type MonthFile = Extract<ChosenFile, { state: 'of-month' }>

/** The files chosen for one month of a marketplace; `month` is 'YYYY-MM'. */
export interface FilesOfMonth {
  readonly marketplace: ClosingMarketplace
  readonly month: string
  readonly files: readonly MonthFile[]
}

/**
 * The chosen files by their month, in the sequence they were chosen. Payments go with the orders of the only month
 * beside them. Files without a day in any row are of no month.
 */
export function filesByMonth(chosen: readonly ChosenFile[]): readonly FilesOfMonth[] {
  const ofMonth = chosen.filter((one) => one.state === 'of-month')
  const groups = new Map<string, FilesOfMonth>()
  for (const one of ofMonth) {
    const { marketplace } = one.found
    const beside = ofMonth.filter(({ found }) => found.marketplace === marketplace).map(monthOfFile)
    const month = closingMonth(monthOfFile(one), beside)
    if (month === undefined) continue
    const key = `${marketplace} ${month}`
    const known = groups.get(key)
    groups.set(key, { marketplace, month, files: [...(known?.files ?? []), one] })
  }
  return [...groups.values()]
}

function monthOfFile({ found }: MonthFile) {
  return { slot: found.slot, month: fullestMonth(found) }
}
