import { isMargin } from '@vendaclara/core/ads'
import { z } from 'zod'

const chosen = z.object({
  /** Percent of the price before ads. */
  margin: z.number().refine(isMargin).optional(),
  /** The listing of the calculator the margin was taken from. */
  takenFrom: z.string().optional(),
  /** Missing while the report's own rate says it. */
  minimumClicks: z.number().int().min(1).max(1_000_000).optional(),
})

const settings = z.object({
  byProduct: z.record(z.string(), chosen),
  protectedWords: z.array(z.string()),
})

/** What a seller chose for one product; a report of its next month is judged the same way. */
export type ChosenForProduct = z.infer<typeof chosen>
export type DecisionSettings = z.infer<typeof settings>

export const noSettings: DecisionSettings = { byProduct: {}, protectedWords: [] }

/** What was stored; what cannot be read counts as nothing chosen. */
export function readSettings(stored: string | undefined): DecisionSettings {
  try {
    return settings.parse(JSON.parse(stored ?? ''))
  } catch {
    return noSettings
  }
}
