import type { Analysis } from '@vendaclara/contract/closing'
import { fullYear } from '../list/group-by-year.ts'

/** 'março de 2026'. */
export function nameMonth({ month, year }: Pick<Analysis, 'month' | 'year'>): string {
  return `${month.toLowerCase()} de ${fullYear(year)}`
}
