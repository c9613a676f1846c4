// What strangers may try with addresses, passwords, codes and cards, at the limits of production: npm run bench --
// faults/attacks/trespass/accounts [--only=cards]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@vendaclara/api/src/database/embedded/start-embedded.ts'
import { Mailbox } from '@vendaclara/testing/mailbox'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { password, storeSeller } from '@vendaclara/testing/stored-seller'
import { port } from '../requests.ts'
import { type Answered, ask, network } from './ask.ts'

const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7) ?? ''
const dataDir = mkdtempSync(join(tmpdir(), 'vendaclara-trespass-'))
const environment = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
const [guarded, guessed, crowded] = ['dois-fatores@example.com', 'senha@example.com', 'sessoes@example.com']

/** How often it was tried, how often more than refused, and how often that may be. */
interface Found {
  tried: number
  passed: number
  most: number
  [more: string]: unknown
}

await (await new ServerProcess(environment).listening()).end('SIGTERM')
await store()
const server = await new ServerProcess(environment).listening()
const of = (call: string, asked?: Parameters<typeof ask>[2]) => ask(server.origin, call, asked)
const login = (email: string, more: object = {}, asked: Parameters<typeof ask>[2] = {}) =>
  of('POST /user/login', { ...asked, body: { email, password, ...more } })

try {
  const figures: Record<string, object> = {}
  for (const [name, attack] of Object.entries(attacks())) {
    if (!only.split(',').some((part) => name.includes(part))) continue
    const { tried, passed, most, ...more } = await attack()
    figures[name] = { tried, passed, most, held: passed <= most, ...more }
    console.log(name, JSON.stringify(figures[name]))
  }
  console.table(figures)
} finally {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Accounts with a second factor whose codes are not known here, and with a password to guess. */
async function store(): Promise<void> {
  const { pool, close } = await startEmbedded(dataDir, (error) => {
    throw error
  })
  for (const email of [guarded, guessed, crowded]) await storeSeller(pool, 'Dona', email)
  await pool.query(
    `insert into second_factors (user_id, secret, begun_at, confirmed_at, recovery_hashes)
     select id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', now(), now(), '[]' from users where email = $1`,
    [guarded],
  )
  await close()
}

function attacks(): Record<string, () => Promise<Found>> {
  return {
    'recovery mails to an address that never confirmed': mails,
    'a second factor on an account that never confirmed': secondFactor,
    'cards from ten accounts that never confirmed': cards,
    'codes of one account, from 60 networks': () => codes('123456', 30),
    'recovery codes of one account, from 60 networks': () => codes('aaaa-bbbb-cccc', 20),
    'passwords of one account, from 150 networks': passwords,
    'webhooks without the token': () =>
      counted(200, 60, () => of('POST /webhooks/asaas', { from: network(0), body: {} })),
    'logins of one account, each a session': sessions,
  }
}

/** Asks again and again, and counts what was not refused for being too often. */
async function counted(
  tried: number,
  most: number,
  attempt: (index: number) => Promise<Answered>,
): Promise<Found> {
  const answers: Record<string, number> = {}
  for (let index = 0; index < tried; index += 1) {
    const { status } = await attempt(index)
    answers[status] = (answers[status] ?? 0) + 1
  }
  return { tried, passed: tried - (answers[429] ?? 0), most, answers: JSON.stringify(answers) }
}

/** A new account that was never confirmed. Each signs up in a network of its own. */
async function newcomer(index: number): Promise<{ email: string; token: string }> {
  const email = `nova-${index}-${Date.now()}@example.com`
  const form = { name: 'Nova', email, password, confirmpassword: password, canal: 'google', phone: '' }
  await of('POST /user', { from: network(1000 + index), body: form })
  const { json } = await login(email, {}, { from: network(1000 + index) })
  return { email, token: String(json.token) }
}

async function mails(): Promise<Found> {
  const { email } = await newcomer(0)
  let cookie = ''
  const asked = await counted(200, 200, async (index) => {
    const from = network(index % 40)
    // A login would renew what makes the browser a known one.
    if (index % 10 === 0) cookie = (await login(email, {}, { from, cookie })).cookie
    return of('POST /request-recovery', { from, cookie, body: { email } })
  })
  const box = new Mailbox(dataDir)
  let came = -1
  for (let now = 0; now !== came; now = (await box.mailsTo(email, /./)).length) {
    came = now
    await pause(3000)
  }
  return { ...asked, passed: came, most: 21 }
}

async function secondFactor(): Promise<Found> {
  const { token } = await newcomer(1)
  const begun = await of('POST /user/second-factor', { token, body: { password } })
  const ended = await of('PUT /user/second-factor', { token, body: { code: '123456' } })
  const { json } = await of('GET /user/second-factor', { token })
  const isOn = json.since !== null || begun.status === 200
  return { tried: 1, passed: isOn ? 1 : 0, most: 0, answers: `${begun.status}, ${ended.status}` }
}

async function cards(): Promise<Found> {
  const people: { token: string }[] = []
  for (let index = 10; index < 20; index += 1) people.push(await newcomer(index))
  const holder = {
    name: 'Rita Moura',
    cpfCnpj: '529.982.247-25',
    email: 'rita@example.com',
    address: 'Rua Um',
  }
  const more = { addressNumber: '10', postalCode: '01001-000', phone: '(11) 98765-4321' }
  const card = {
    holderName: 'RITA',
    number: '5184019740373151',
    expiryMonth: '12',
    expiryYear: '40',
    ccv: '737',
  }
  const plan = { billingType: 'CREDIT_CARD', value: 29.99, cycle: 'MONTHLY', coupon: '' }
  const nextDueDate = new Date().toISOString().slice(0, 10)
  const body = { ...plan, nextDueDate, creditCardHolderInfo: { ...holder, ...more }, creditCard: card }
  return counted(100, 30, (index) =>
    of('POST /subscription/credit-card', { from: network(0), token: people[index % 10]?.token ?? '', body }),
  )
}

function codes(code: string, most: number): Promise<Found> {
  return counted(120, most, (index) => login(guarded, { code }, { from: network(2000 + (index % 60)) }))
}

async function passwords(): Promise<Found> {
  const { cookie } = await login(guessed, {}, { from: network(0) })
  const found = await counted(300, 100, (index) =>
    login(guessed, { password: `errada ${index}` }, { from: network(3000 + (index % 150)) }),
  )
  const owner = await login(guessed, {}, { from: network(0), cookie })
  return { ...found, owner: owner.status }
}

async function sessions(): Promise<Found> {
  const tokens: string[] = []
  for (let index = 0; index < 45; index += 1) {
    const { json } = await login(crowded, {}, { from: network(4000 + index) })
    tokens.push(String(json.token))
  }
  const answers = await Promise.all(tokens.map((token) => of('GET /user/config', { token })))
  const open = answers.filter(({ status }) => status === 200).length
  return { tried: tokens.length, passed: open, most: 30, newest: answers.at(-1)?.status }
}
