import { accountStorageKey } from '../../session/account-storage-key.ts'

const key = (account: string) => accountStorageKey(account, 'feedback-dismissed')

/** Remembers, as long as this tab is open, that an account does not want to be asked. */
export const feedbackDismissal = {
  read: (account: string): boolean => sessionStorage.getItem(key(account)) !== null,
  keep: (account: string): void => sessionStorage.setItem(key(account), 'true'),
}
