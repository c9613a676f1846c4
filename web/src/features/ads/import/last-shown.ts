import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'

const none = 'none'
const options = { key: 'ads-shown', schema: z.string(), absent: undefined, asText: true }
const inTab = storedValue<string | undefined>({ ...options, storage: () => sessionStorage })
const inBrowser = storedValue<string | undefined>(options)

/** The report a reload opens again: the one this tab showed, else the one any tab showed last. */
export const lastShown = {
  /** Undefined where nothing was ever shown, null where the one shown was removed. */
  read: (account: string): string | null | undefined => {
    const stored = inTab.read(account) ?? inBrowser.read(account)
    return stored === none ? null : stored
  },
  write: (account: string, id: string | null): void => {
    for (const stored of [inTab, inBrowser]) stored.write(account, id ?? none)
  },
}
