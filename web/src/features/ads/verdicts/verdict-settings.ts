import { type AdsReport, clicksForOneSale, isMargin, type VerdictRule } from '@vendaclara/core/ads'
import { useMemo } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'

const chosen = z.object({
  /** Percent of the price, before ads. */
  margin: z.number().refine(isMargin).optional(),
  /** The title of the calculator's listing that the margin was taken from. */
  takenFrom: z.string().optional(),
  /** Absent while it follows from the report's own conversion rate. */
  minimumClicks: z.number().int().min(1).max(1_000_000).optional(),
})

const settings = z.object({
  byProduct: z.record(z.string(), chosen),
  protectedWords: z.array(z.string()),
})

/** What a seller chose for one product. The next month's report is judged the same way. */
export type ChosenForProduct = z.infer<typeof chosen>

/** Settings that cannot be read count as none. */
export const verdictSettings = storedValue<z.infer<typeof settings>>({
  key: 'ads-deciding',
  schema: settings,
  absent: { byProduct: {}, protectedWords: [] },
})

/** How a report is judged: what the seller chose, stored in this browser by product, and how to change it. */
export interface VerdictSettings {
  readonly chosen: ChosenForProduct
  readonly protectedWords: readonly string[]
  /** Calculated from the report's own conversion rate. */
  readonly ownMinimumClicks: number
  readonly minimumClicks: number
  /** Undefined until a margin is entered. */
  readonly rule: VerdictRule | undefined
  readonly choose: (part: Partial<ChosenForProduct>) => void
  readonly protect: (words: readonly string[]) => void
}

export function useVerdictSettings({ productName, total }: AdsReport): VerdictSettings {
  const [settings, setSettings] = useStoredValue(verdictSettings, useSession().user)
  const product = productName ?? ''
  const chosen = settings.byProduct[product] ?? none
  const ownMinimumClicks = clicksForOneSale(total)
  const { margin, minimumClicks = ownMinimumClicks } = chosen
  const rule = useMemo(
    () => (margin === undefined ? undefined : { margin, minimumClicks }),
    [margin, minimumClicks],
  )
  return {
    chosen,
    protectedWords: settings.protectedWords,
    ownMinimumClicks,
    minimumClicks,
    rule,
    choose: (part) =>
      setSettings((before) => ({
        ...before,
        byProduct: { ...before.byProduct, [product]: { ...before.byProduct[product], ...part } },
      })),
    protect: (words) => setSettings((before) => ({ ...before, protectedWords: [...words] })),
  }
}

const none: ChosenForProduct = {}
