import { randomUUID } from 'node:crypto'
import { marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import type { TestApp } from '../build-test-app.ts'
import { putSubscription } from '../buyer.ts'
import { announcement } from '../closing/open-closing.ts'
import { everythingOfProducts } from '../products.ts'
import { signUp } from '../sign-up.ts'

const movements = {
  marketplace: 'shopee',
  source: 'wallet',
  name: 'a.xlsx',
  fingerprint: 'a',
  dated: 1,
  lines: [
    { id: '1', source: 'wallet', kind: 'other', month: '2026-03', day: '2026-03-01', amount: 1, text: '' },
  ],
}
const listing = { id: 'a1', title: 'Da dona' }
const listingPaths = marketplaces.map((one) => marketplaceEntries[one].wire.path)

/** What of the owner's a call can name. */
export interface Owned {
  closing: string
  session: string
  movementFile: string
  change: string
  whole: number
  open: number
}

/** Somebody with something of everything, and what they see of it. */
export async function ownerIn(app: TestApp) {
  const { token, user, email } = await signUp(app)
  for (const path of listingPaths) await app.call('PUT', path, { token, body: listing })
  const made = await app.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
  const sessions = await app.call('GET', '/user/sessions', { token })
  await putSubscription(app.database, { user, state: 'active', now: app.now })
  const stored = await app.call('PUT', '/movements', { token, body: movements })
  const closing = made.json().id
  const announce = async () =>
    (await app.call('POST', `/analysis/${closing}/files`, { token, body: announcement })).json().file
  const [whole, open] = [await announce(), await announce()]
  const change = randomUUID()
  await app.call('POST', '/products/changes', { token, body: { ...everythingOfProducts(), id: change } })
  const body = { add: [{ file: whole, rows: 0 }], remove: [] }
  await app.call('PUT', `/analysis/${closing}/files`, { token, body })
  const target: Owned = {
    closing,
    session: sessions.json()[0].id,
    change,
    whole,
    open,
    movementFile: String(stored.json().file),
  }
  const seen = async () => {
    const paths = [
      '/advertising',
      '/user/config',
      '/analysis',
      `/analysis/${target.closing}`,
      '/movements/files?marketplace=shopee',
      '/movements/month?marketplace=shopee&month=2026-03',
      '/movements/month/lines?marketplace=shopee&month=2026-03',
      '/movements/year?year=2026',
      '/products',
      '/user/sessions',
    ]
    const answers = await Promise.all(paths.map((path) => app.call('GET', path, { token })))
    return answers.map((answer) => [answer.statusCode, answer.body])
  }
  return { token, email, target, seen }
}
