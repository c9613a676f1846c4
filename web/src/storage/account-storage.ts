/** The prefix of all storage keys that belong to an account. */
export const anyAccountPrefix = 'vendaclara.account.'

/** The browser's storage key for something that belongs to one account. */
export function accountStorageKey(account: string, name: string): string {
  return `${accountStoragePrefix(account)}${name}`
}

export function accountStoragePrefix(account: string): string {
  return `${anyAccountPrefix}${account}.`
}
