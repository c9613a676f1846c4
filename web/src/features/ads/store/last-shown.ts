import { accountStorageKey } from '../../../session/account-storage-key.ts'

const none = 'none'

/** Which report a reload opens again: the one this tab showed, else the one that any tab showed last. */
export const lastShown = {
  /** Undefined where nothing was ever shown, null where the one shown was removed. */
  read: (account: string): string | null | undefined => {
    const key = accountStorageKey(account, 'ads-shown')
    const stored = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined
    return stored === none ? null : stored
  },
  write: (account: string, id: string | null): void => {
    const key = accountStorageKey(account, 'ads-shown')
    for (const storage of [sessionStorage, localStorage]) storage.setItem(key, id ?? none)
  },
}
