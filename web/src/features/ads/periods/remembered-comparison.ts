import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'

const remembered = z.object({ report: z.string(), other: z.string(), isTurned: z.boolean() })

/** With which kept report the one on the screen is compared, so that a reload finds both; `isTurned`: swapped by hand. */
export type RememberedComparison = z.infer<typeof remembered>

export const rememberedComparison = {
  /** Undefined where this report is compared with none. */
  read: (account: string, report: string): RememberedComparison | undefined => {
    const { data } = remembered.safeParse(stored(keyOf(account)))
    return data?.report === report ? data : undefined
  },
  write: (account: string, comparison: RememberedComparison): void =>
    localStorage.setItem(keyOf(account), JSON.stringify(comparison)),
  forget: (account: string): void => localStorage.removeItem(keyOf(account)),
}

function keyOf(account: string): string {
  return accountStorageKey(account, 'ads-comparison')
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
