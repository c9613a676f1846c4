import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../api/test/build-test-app.ts'
import { buyer } from '../../../api/test/buyer.ts'
import { newSeller } from '../../../api/test/sign-up.ts'

const app = buildTestApp()
emptyBeforeEach(app)
const seller = buyer(app)
const own = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' }
const press = (url: string, headers: Record<string, string> = own, payload = '') =>
  app.inject({
    method: 'POST' as const,
    url: `/simulator${url}`,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const charge = async (buy: 'byPix' | 'byCard' = 'byPix') => {
  const { token } = await newSeller(app)
  await seller[buy](token)
  return { token, id: (await seller.payments())[0].id as string }
}

beforeEach(() => seller.payments())

describe('the page of the simulator', () => {
  test('says what to do while there is no charge', async () => {
    const answer = await app.inject('/simulator')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Ainda não há cobranças')
    expect(answer.body).not.toContain('<script')
  })

  test('pays, gives back, refuses and lets fall due', async () => {
    const { token, id } = await charge()
    expect((await app.inject('/simulator')).body).toContain('Rita Moura')
    expect((await press(`/charges/${id}/pay`)).statusCode).toBe(303)
    await seller.state(token, 'active')
    await press(`/charges/${id}/refund`)
    await seller.state(token, 'overdue')
    const second = await charge()
    await press(`/charges/${second.id}/overdue`)
    await seller.state(second.token, 'overdue')
  })

  test('refuses a card from then on, until another one takes its place', async () => {
    const { token } = await charge('byCard')
    await seller.moveClock(1)
    const next = (await seller.payments()).find(({ status }: { status: string }) => status === 'PENDING')
    await press(`/charges/${next.id}/refuse`)
    await seller.moveClock(31)
    await seller.state(token, 'overdue')
  })

  test('shows a receipt for a charge, and none for another', async () => {
    const { id } = await charge()
    expect((await app.inject(`/simulator/recibos/${id}`)).body).toMatch(/R\$\s29,99/)
    expect((await app.inject('/simulator/recibos/pay_1')).statusCode).toBe(404)
  })

  test('says what cannot be done', async () => {
    const { id } = await charge()
    await press(`/charges/${id}/pay`)
    const again = await press(`/charges/${id}/pay`)
    expect(again.statusCode).toBe(400)
    expect(again.body).toContain('A cobrança não está aguardando pagamento.')
    expect((await press(`/charges/${id}/steal`)).statusCode).toBe(404)
    expect((await press('/clock', own, 'days=0')).body).toContain('Diga de 1 a 800 dias.')
    expect((await press('/faults', own, 'fault=none&times=1')).statusCode).toBe(400)
    const unstorable = await app.inject('/simulator/recibos/%00')
    expect([unstorable.statusCode, unstorable.body]).toEqual([
      404,
      expect.stringContaining('Não entendi este pedido.'),
    ])
  })

  test('shows what a buyer typed as text', async () => {
    const { token } = await newSeller(app)
    const pixHolderInfo = { name: '<b>Rita</b>', cpfCnpj: '52998224725', email: 'rita@loja.com.br' }
    await seller.byPix(token, { pixHolderInfo })
    const { body } = await app.inject('/simulator')
    expect(body).toContain('&lt;b&gt;Rita&lt;/b&gt;')
    expect(body).not.toContain('<b>Rita')
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site', host: 'localhost:3000' }],
    [{ origin: 'https://evil.example', host: 'localhost:3000' }],
    [{ 'sec-fetch-site': 'same-origin', host: 'evil.example' }],
    [{ host: 'localhost:3000' }],
  ])('takes no order of another site (%j)', async (headers) => {
    const { id } = await charge()
    expect((await press(`/charges/${id}/pay`, headers as Record<string, string>)).statusCode).toBe(400)
    expect((await seller.payments())[0].status).toBe('PENDING')
  })
})
