import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ConfirmedSeller, confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { askOperator } from '@vendaclara/testing/operator'
import { commonEnvironment, ServerProcess } from '@vendaclara/testing/server-process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pixOrder } from '../../test/buyer.ts'
import { testDatabaseUrl } from '../../test/open-test-database.ts'

const verb = fileURLToPath(new URL('../../../scripts/verbs/admin.mjs', import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-operator-'))
const socket = path.join(folder, 'operator.sock')
let server: ServerProcess
let databaseUrl: string | undefined
let maria: ConfirmedSeller

const start = async (dataDir = folder) => {
  const variables = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  return new ServerProcess({ ...variables, DATABASE_URL: databaseUrl })
}
/** The output of the verb and its exit code. */
const admin = (typed: string, dataDir = folder): Promise<{ printed: string; code: number | string }> =>
  new Promise((resolve) => {
    const env = { ...commonEnvironment, DATA_DIR: dataDir }
    execFile(process.execPath, [verb, ...typed.split(' ')], { env }, (error, stdout, stderr) =>
      resolve({ printed: `${stdout}${stderr}`.trim(), code: error?.code ?? 0 }),
    )
  })
const coupon = async (code: string) =>
  (await server.call('GET', `/subscription/coupon?coupon=${code}`, { token: maria.token })).json

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl()
  server = await (await start()).listening()
  maria = await confirmedSeller(server, folder)
})
afterAll(async () => {
  await server.end('SIGTERM')
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('the operator', () => {
  test('makes coupons, lists and removes them while the product runs', async () => {
    expect(await admin('coupon list')).toEqual({ printed: 'Não há cupons.', code: 0 })
    const made = await admin('coupon add natal 50% --until 2030-12-31 --limit 1')
    expect(made).toEqual({ printed: 'Cupom criado: NATAL  50 %  até 31/12/2030  usado 0 de 1×', code: 0 })
    expect(await coupon('Natal')).toEqual({ discount: 50 })
    await server.call('POST', '/subscription', {
      token: maria.token,
      body: pixOrder({ coupon: 'natal', value: 15 }),
    })
    expect((await admin('coupon list')).printed).toContain('usado 0 de 1×, 1 aguardando pagamento')
    expect((await admin('coupon remove natal')).code).toBe(0)
    expect(await coupon('NATAL')).toMatchObject({ error: 'not_found' })
  })

  test.each([
    ['coupon add', 'O código tem de 2 a 60'],
    ['coupon add X1', 'O desconto é um número inteiro de 1 a 99.'],
    ['coupon add X1 100', 'O desconto é um número inteiro de 1 a 99.'],
    ['coupon add X1 12.5', 'O desconto é um número inteiro de 1 a 99.'],
    ['coupon add X1 10 --until 31/12/2030', 'A data é como 2026-12-31.'],
    ['coupon add X1 10 --limit 0', 'O limite é um número inteiro a partir de 1.'],
    ['coupon add X1 10 --free', 'As opções são --until e --limit'],
    ['coupon add X1 10 20', 'Isto sobra: 20'],
    ['coupon remove', 'O código tem de 2 a 60'],
    ['user show', 'Diga o e-mail da conta.'],
    ['user extend-trial ninguem@example.com 0', 'Diga de 1 a 3650 dias.'],
    ['', 'npm run admin -- user extend-trial E-MAIL DIAS'],
  ])('is told what is wrong with "%s"', async (typed, sentence) => {
    const answer = askOperator(folder, ...typed.split(' '))
    await expect(answer).rejects.toThrow(sentence)
    await expect(answer).rejects.toThrow('Assim se usa:')
  })

  test('hears that there is no such account without its use', async () => {
    await expect(askOperator(folder, 'user', 'show', 'ninguem@example.com')).rejects.toThrow(
      /Não há conta com o e-mail ninguem@example\.com\.$/,
    )
  })

  test('hears of a wrong command from the verb, too', async () => {
    const { printed, code } = await admin('coupon remove NADA')
    expect(printed).toContain('Não há cupom NADA.')
    expect(code).toBe(1)
  })

  test('looks at an account, and gives it a longer trial', async () => {
    const shown = await admin(`user show ${maria.email.toUpperCase()}`)
    expect(shown.printed).toContain(`Maria da Silva <${maria.email}>`)
    expect(shown.printed).toMatch(/período grátis: até \d{4}-\d{2}-\d{2}/)
    const { json: before } = await server.call('POST', '/auth/verify-token', { token: maria.token })
    expect((await admin(`user extend-trial ${maria.email} 10`)).code).toBe(0)
    const { json: after } = await server.call('POST', '/auth/verify-token', { token: maria.token })
    expect(Number(after.daysOfTrial) - Number(before.daysOfTrial)).toBe(10)
  })

  test('confirms an address without its mail, once, and the trial begins', async () => {
    const email = 'sem-e-mail@example.com'
    const password = 'uma senha bem boa'
    const form = { name: 'Ana Souza', email, password, confirmpassword: password, canal: '', phone: '' }
    await server.call('POST', '/user', { body: form })
    expect((await admin(`user show ${email}`)).printed).toContain('confirmada em:  ainda não')
    expect(await admin(`user confirm ${email.toUpperCase()}`)).toEqual({
      printed: `O e-mail ${email} está confirmado, e o período grátis começou.`,
      code: 0,
    })
    const { json } = await server.call('POST', '/user/login', { body: { email, password } })
    expect(json).toMatchObject({ confirmed: true, trial: true, daysOfTrial: 7 })
    const again = await admin(`user confirm ${email}`)
    expect(again).toMatchObject({ printed: expect.stringContaining('já está confirmado'), code: 1 })
  })

  test('reads a name that steers terminals as text', async () => {
    const { token } = maria
    const name = 'Maria\u001b[2J\nassinatura: active'
    expect((await server.call('PUT', '/user/profile', { token, body: { name, phone: '' } })).status).toBe(200)
    const { printed } = await admin(`user show ${maria.email}`)
    expect(printed).toContain(`Maria\\u{1b}[2J\\u{a}assinatura: active <${maria.email}>`)
  })

  test('is told why a command failed', async () => {
    const { DATA_DIR } = { DATA_DIR: path.join(folder, 'failing') }
    const copies = path.join(DATA_DIR, 'backups')
    const failing = await (await start(DATA_DIR)).listening()
    fs.mkdirSync(copies)
    fs.rmdirSync(copies)
    fs.writeFileSync(copies, '')
    const { printed, code } = await admin('backup', DATA_DIR)
    expect([printed, code]).toEqual([`Não foi possível: já existe (EEXIST): ${copies}`, 1])
    await expect(askOperator(DATA_DIR, ...Array(30).fill('x'))).rejects.toThrow('São palavras demais')
    await failing.end('SIGTERM')
  })

  test('is told when no product runs', async () => {
    const { printed, code } = await admin('coupon list', path.join(folder, 'nowhere'))
    expect(printed).toContain('não está em execução')
    expect(code).toBe(1)
  })
})

describe('the socket', () => {
  test('is for the same system user alone', () => {
    expect(fs.statSync(socket).mode & 0o777).toBe(0o600)
  })

  test('that a kill has left is replaced at the next start, and an orderly end takes it away', async () => {
    await server.end('SIGKILL')
    expect(fs.existsSync(socket)).toBe(true)
    server = await (await start()).listening()
    expect((await admin('coupon list')).code).toBe(0)
    await server.end('SIGTERM')
    expect(fs.existsSync(socket)).toBe(false)
  })

  test('whose path is too long is refused in words', async () => {
    const refused = await start(path.join(folder, 'x'.repeat(120)))
    await expect.poll(() => refused.process.exitCode).toBe(1)
    expect(refused.output).toContain('longo demais para o operador')
  })
})
