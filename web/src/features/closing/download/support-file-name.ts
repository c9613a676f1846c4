import type { Analysis } from '@vendaclara/contract/closing'
import { fullYear } from '../list/group-by-year.ts'

/** 'PedidosParaSuporteMarço2026.xlsx'. */
export function supportFileName({ month, year }: Pick<Analysis, 'month' | 'year'>): string {
  return `PedidosParaSuporte${month}${fullYear(year)}.xlsx`
}
