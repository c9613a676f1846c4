import { problem } from '@vendaclara/contract/problem'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { allEndpoints, nearly, oddText } from '../../../test/calls/odd-requests.ts'
import { type Owned, ownerIn } from '../../../test/calls/owner.ts'
import { newSeller, signUp } from '../../../test/sign-up.ts'

const app = buildTestApp()
const endpoints = new Map((await allEndpoints()).map((one) => [`${one.method} ${one.path}`, one]))
/** They leave nothing to ask for. */
const ends = ['DELETE /user', 'POST /user/logout']

/** A call of the contract by its method and path, and what is sent. */
interface Asked {
  call: string
  address: string
  body: unknown
}

const endpointOf = (call: string) => endpoints.get(call) ?? expect.fail(`no endpoint ${call}`)
/** A lone surrogate cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString()) || '%20'

/** A call with odd values, most of which name what is the owner's. */
function asked(owned: Owned, calls: readonly string[]): fc.Arbitrary<Asked> {
  const known = fc.constantFrom(...Object.values(owned).map(String), 'a1', '0')
  const part = fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: oddText }).map(encoded)
  return fc.constantFrom(...calls).chain((call) => {
    const { path, query, body } = endpointOf(call)
    const parts = fc.array(part, { minLength: 2, maxLength: 2 })
    const given = fc.tuple(
      parts,
      query ? nearly(query) : fc.constant({}),
      body ? nearly(body) : fc.constant(undefined),
    )
    return given.map(([[first = '', second = ''], question, sent]) => ({
      call,
      address: path.replace(/:\w+/, () => first).replace(/:\w+/, () => second) + asQuery(question),
      body: sent,
    }))
  })
}

function asQuery(question: unknown): string {
  const pairs = Object.entries(Object(question)).map((pair) => pair.map(String).map(encoded).join('='))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The answer, and what in it is not as the contract says. */
async function answerTo({ call, address, body }: Asked, token: string | undefined) {
  const { method, file, answer } = endpointOf(call)
  const { statusCode, body: text } = await app.call(method, address as '/', {
    ...(token !== undefined && { token }),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (statusCode >= 500) return { text, wrong: `${statusCode} ${text}` }
  if (statusCode === 200 && file !== undefined) return { text, wrong: undefined }
  const { error } = (statusCode === 200 ? answer : problem).safeParse(JSON.parse(text))
  return { text, wrong: error && `${statusCode} ${error.message}` }
}

/** The session, or a new one where what was asked ended it. */
function stillOpen(enter: () => Promise<string | undefined>) {
  let token: string | undefined
  return async () => {
    const isOpen =
      token !== undefined && (await app.call('GET', '/user/config', { token })).statusCode === 200
    if (!isOpen) token = await enter()
    return token
  }
}

test.each<[string, () => Promise<string | undefined>]>([
  ['a stranger', async () => undefined],
  ['an unconfirmed account', async () => (await signUp(app, { confirmed: false })).token],
  ['another account on trial', async () => (await newSeller(app)).token],
])(
  'any call of %s gets an answer of the contract, and nothing is seen or changed of another account',
  async (_, enter) => {
    const { email, target, seen } = await ownerIn(app)
    const before = await seen()
    const session = stillOpen(enter)
    await fc.assert(
      fc.asyncProperty(asked(target, [...endpoints.keys()]), async (one) => {
        const { text, wrong } = await answerTo(one, await session())
        expect([wrong, text.includes(email), text.includes('Da dona')]).toEqual([undefined, false, false])
      }),
    )
    expect(await seen()).toEqual(before)
  },
)

test('any call of owners about their own gets an answer of the contract', async () => {
  const { token, target } = await ownerIn(app)
  const calls = [...endpoints.keys()].filter((call) => !ends.includes(call))
  await fc.assert(
    fc.asyncProperty(asked(target, calls), async (one) => {
      expect((await answerTo(one, token)).wrong).toBeUndefined()
    }),
  )
})
