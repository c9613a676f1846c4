/**
 * The mailbox by which limits count an address, whatever it is written like: without capitals and without what follows
 * '+', which most providers deliver to the same person; at Gmail without dots too.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*/, '') || local
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
