import { type MarketplaceEntry, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { type Owned, ownerIn } from '../../../test/calls/owner.ts'
import { announcement } from '../../../test/closing/open-closing.ts'
import { password, signUp } from '../../../test/sign-up.ts'

const app = buildTestApp()

/** The answer to a caller; 'let in' is any answer about the request instead of the caller. */
type Answer = 401 | 402 | 403 | 404 | 'let in'
type Row = Record<'no session' | 'unconfirmed' | 'lapsed' | 'stranger', Answer>

const anyone: Row = { 'no session': 'let in', unconfirmed: 'let in', lapsed: 'let in', stranger: 'let in' }
const session: Row = { ...anyone, 'no session': 401 }
const tool: Row = { 'no session': 401, unconfirmed: 403, lapsed: 402, stranger: 'let in' }
/** Calls that name a record: another account's record is answered like a missing one. */
const ownRecord: Row = { 'no session': 401, unconfirmed: 404, lapsed: 404, stranger: 404 }
const ownToolRecord: Row = { ...tool, stranger: 404 }

type Wire = MarketplaceEntry['wire']
const ofEachMarketplace = (rows: (wire: Wire) => Record<string, Row>): Record<string, Row> =>
  Object.assign({}, ...marketplaces.map((one) => rows(marketplaceEntries[one].wire)))

/** Every call of the API. A new call fails here until its row is added. */
const table: Record<string, Row> = {
  'GET /settings': anyone,
  'POST /user': anyone,
  'POST /user/login': anyone,
  'POST /auth/verify-token': session,
  'POST /confirmation': anyone,
  'GET /confirmation': anyone,
  'POST /request-recovery': anyone,
  'POST /update-password': anyone,
  'GET /user/profile': session,
  'PUT /user/profile': session,
  'POST /user/email': session,
  'PUT /user/password': session,
  'GET /user/sessions': session,
  'DELETE /user/sessions/{id}': ownRecord,
  'DELETE /user/sessions': session,
  'GET /user/activity': session,
  'GET /user/agreement': session,
  'POST /user/agreement': session,
  'GET /user/second-factor': session,
  'POST /user/second-factor': session,
  'PUT /user/second-factor': session,
  'DELETE /user/second-factor': session,
  'POST /user/second-factor/recovery-codes': session,
  'POST /user/export': session,
  'GET /user/config': session,
  'PUT /user/config': tool,
  'GET /advertising': session,
  'POST /advertising': tool,
  'DELETE /advertising': tool,
  'GET /advertising/fees': session,
  'PUT /advertising/fees': tool,
  ...ofEachMarketplace(({ path }) => ({
    [`POST ${path}`]: tool,
    [`PUT ${path}`]: tool,
    [`DELETE ${path}`]: ownToolRecord,
    [`GET ${path}/{id}/prices`]: session,
  })),
  'GET /analysis': session,
  'POST /analysis': tool,
  'GET /analysis/{id}': ownRecord,
  'PUT /analysis/{id}': ownToolRecord,
  'DELETE /analysis/{id}': ownToolRecord,
  'GET /analysis/{id}/summary': ownRecord,
  'GET /analysis/{id}/results': ownRecord,
  'GET /analysis/{id}/payments': ownRecord,
  'GET /analysis/{id}/dependents': ownRecord,
  'PUT /analysis/{id}/orders': ownToolRecord,
  'GET /analysis/{id}/orders': ownRecord,
  'POST /analysis/{id}/files': ownToolRecord,
  'GET /analysis/{id}/files/{file}/rows': ownRecord,
  'PUT /analysis/{id}/files/{file}/rows': ownToolRecord,
  'PUT /analysis/{id}/files': ownToolRecord,
  'PUT /movements': tool,
  'GET /movements/files': session,
  'DELETE /movements/files/{id}': ownToolRecord,
  'GET /movements/order': session,
  'GET /movements/month': session,
  'GET /movements/month/lines': session,
  'GET /movements/year': session,
  'GET /claims': session,
  'GET /expected': session,
  'GET /products': session,
  'GET /products/purchases': session,
  'GET /products/changes': session,
  'POST /products/changes': tool,
  'PUT /products/changes/{id}/parts/{part}': tool,
  'POST /products/changes/{id}/undo': ownToolRecord,
  'GET /products/sold': session,
  'GET /pages/adswords': session,
  'GET /pages/analysis': session,
  ...ofEachMarketplace(({ visit }) => ({ [`GET /pages/${visit}`]: session })),
  'GET /pages/vendas': session,
  'POST /feedback': session,
  'GET /subscription': session,
  'GET /subscription/coupon': session,
  'GET /subscription/pix': ownRecord,
  'POST /subscription': session,
  'POST /subscription/credit-card': session,
  'PUT /subscription/credit-card': session,
  'PUT /subscription/plan': session,
  'POST /subscription/refund': ownRecord,
  'DELETE /subscription': ownRecord,
  'DELETE /user': session,
  // Last, because it ends the session.
  'POST /user/logout': session,
}

const bodies: Record<string, object> = {
  'DELETE /user/sessions/{id}': { password },
  'PUT /analysis/{id}': { requests: [] },
  'PUT /analysis/{id}/orders': {
    orders: [{ orderId: 'A2', version: 0, state: null, note: '', recovered: 0, date: null }],
  },
  'POST /analysis/{id}/files': announcement,
  'PUT /analysis/{id}/files/{file}/rows': { from: 0, payments: [] },
  'PUT /analysis/{id}/files': { add: [], remove: [] },
}
/** Makes every call of the table, with the target's records where one is named, and returns the answers by call. */
async function walk({ closing, session, movementFile, change, whole, open }: Owned, token?: string) {
  const answers: Record<string, Answer> = {}
  for (const call of Object.keys(table)) {
    const [method = '', path = ''] = call.split(' ')
    const ofSessions = path.includes('/sessions/') ? session : closing
    const ofProducts = path.startsWith('/products/') ? change : ofSessions
    const id = path.startsWith('/movements/') ? movementFile : ofProducts
    // Only an announced file takes rows, and only a whole one is read.
    const given = method === 'GET' || method === 'DELETE' ? whole : open
    const whom = `${path}?from=0`.replace('{id}', id).replace('{file}', String(given))
    const address = path.includes('{file}') ? whom : path.replace('{id}', id).replace('{part}', '0')
    const body =
      bodies[call] ?? (method === 'DELETE' && path.startsWith('/advertising') ? { id: 'a1' } : undefined)
    const sent = { ...(token !== undefined && { token }), ...(body && { body }) }
    const { statusCode } = await app.call(method as 'GET', address, sent)
    answers[call] =
      statusCode === 401 || statusCode === 402 || statusCode === 403 || statusCode === 404
        ? statusCode
        : 'let in'
  }
  return answers
}

const column = (who: keyof Row) =>
  Object.fromEntries(Object.entries(table).map(([call, row]) => [call, row[who]]))

test('every call of the API is in the table', async () => {
  const { paths } = (await app.call('GET', '/docs/openapi.json')).json() as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(Object.keys(table).sort()).toEqual(calls.sort())
})

describe('what each call answers, and what it leaves as it was', () => {
  const callers: [keyof Row, () => Promise<string | undefined>][] = [
    ['no session', async () => undefined],
    ['no session', async () => 'a'.repeat(43)],
    ['unconfirmed', async () => (await signUp(app, { confirmed: false })).token],
    [
      'lapsed',
      async () => {
        const { token, user } = await signUp(app)
        await app.database.execute(
          sql`update users set trial_end_at = ${app.now.toISOString()} where id = ${user}`,
        )
        return token
      },
    ],
    ['stranger', async () => (await signUp(app)).token],
  ]

  test.each(callers)('to %s', async (who, enter) => {
    const { target, seen } = await ownerIn(app)
    const before = await seen()
    expect(await walk(target, await enter())).toEqual(column(who))
    expect(await seen()).toEqual(before)
  })
})
