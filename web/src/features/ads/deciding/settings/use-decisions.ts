import { useLocalStorage } from '@mantine/hooks'
import { type AdsReport, clicksForOneSale, type DecisionRule } from '@vendaclara/core/ads'
import { useMemo } from 'react'
import { accountStorageKey } from '../../../../session/account-storage-key.ts'
import { useSession } from '../../../../session/use-session.ts'
import { type ChosenForProduct, noSettings, readSettings } from './decision-settings.ts'

/** How a report is judged: what its seller chose, kept in this browser by product, and how to choose. */
export interface Decisions {
  readonly chosen: ChosenForProduct
  readonly protectedWords: readonly string[]
  /** Those of the report's own conversion rate. */
  readonly ownMinimumClicks: number
  readonly minimumClicks: number
  /** Undefined until a margin is given. */
  readonly rule: DecisionRule | undefined
  readonly choose: (part: Partial<ChosenForProduct>) => void
  readonly protect: (words: readonly string[]) => void
}

export function useDecisions({ productName, total }: AdsReport): Decisions {
  const [settings, setSettings] = useLocalStorage({
    key: accountStorageKey(useSession().user, 'ads-deciding'),
    defaultValue: noSettings,
    deserialize: readSettings,
    getInitialValueInEffect: false,
  })
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
