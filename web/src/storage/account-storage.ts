/** What the names of all things stored for an account begin with. */
export const anyAccountPrefix = 'vendaclara.account.'

/** The browser storage key of something that belongs to one account. */
export function accountStorageKey(account: string, name: string): string {
  return `${accountStoragePrefix(account)}${name}`
}

export function accountStoragePrefix(account: string): string {
  return `${anyAccountPrefix}${account}.`
}
