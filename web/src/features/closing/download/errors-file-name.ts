import type { Analysis } from '@vendaclara/contract/closing'

/** 'ErrosDePagamentoMarço26.xlsx'. */
export function errorsFileName({ month, year }: Pick<Analysis, 'month' | 'year'>): string {
  return `ErrosDePagamento${month}${String(year).padStart(2, '0')}.xlsx`
}
