import { differenceReasons } from '@vendaclara/core/closing'
import { z } from 'zod'

/** Which differences are looked at. */
export const filters = z.object({
  /** In the order ID. */
  text: z.string(),
  /** null: whatever the reason; 'none': of closings from before there were reasons. */
  reason: z.enum([...differenceReasons, 'none']).nullable(),
  sign: z.enum(['all', 'loss', 'gain']),
  /** The least amount, whatever its sign, in reais. */
  least: z.number().min(0),
  mark: z.enum(['all', 'open', 'contestado', 'recuperado']),
})
export type Filters = z.infer<typeof filters>

export const noFilters: Filters = { text: '', reason: null, sign: 'all', least: 0, mark: 'all' }

export function isFiltering({ text, reason, sign, least, mark }: Filters): boolean {
  return text.trim() !== '' || reason !== null || sign !== 'all' || least > 0 || mark !== 'all'
}
