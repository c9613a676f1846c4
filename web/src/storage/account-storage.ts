/** Where this browser stores who is logged in. */
export const sessionStorageKey = 'vendaclara.session'

/** The prefix of all storage keys that belong to an account. */
export const anyAccountPrefix = 'vendaclara.account.'

/** The browser's storage key for something that belongs to one account. */
export function accountStorageKey(account: string, name: string): string {
  return `${accountStoragePrefix(account)}${name}`
}

export function accountStoragePrefix(account: string): string {
  return `${anyAccountPrefix}${account}.`
}

/**
 * What a seller made and the server does not have: edits that can still be sent, imports without an answer, saved ads
 * reports with how they are judged, and when feedback was asked for.
 */
const outliving = /^(unsent\..*|import\..*|ads|ads-plan|ads-deciding|feedback)$/

/** Whether a stored value or database of an account stays in this browser after its session. */
export function outlivesSession(key: string): boolean {
  const [, name = ''] = /^vendaclara\.account\.[^.]*\.(.*)$/s.exec(key) ?? []
  return outliving.test(name)
}
