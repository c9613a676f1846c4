// A payment gateway that lies, beside a seller who saves: npm run bench -- faults/attacks/trespass/gateway [--seconds=10]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@vendaclara/api/src/database/embedded/start-embedded.ts'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { storeSeller } from '@vendaclara/testing/stored-seller'
import { percentile } from '../../../load/drive.ts'
import { listing } from '../../../load/scenarios.ts'
import { numberGiven } from '../../places.ts'
import { port } from '../requests.ts'
import { ask } from './ask.ts'
import { type Lie, LyingGateway } from './lying-gateway.ts'

const seconds = numberGiven('seconds', 10)
const lies: Lie[] = [
  'nothing',
  'a charge of another',
  'a customer of another',
  'a receipt that is a script',
  'pages without end',
]
const ASAAS_WEBHOOK_TOKEN = 'um-token-bem-comprido'
const dataDir = mkdtempSync(join(tmpdir(), 'vendaclara-trespass-'))
const gateway = new LyingGateway()
const environment = {
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ASAAS_URL: await gateway.start(),
  ASAAS_API_KEY: 'chave-dos-testes-1234',
  ASAAS_WEBHOOK_TOKEN,
}

await (await new ServerProcess(environment).listening()).end('SIGTERM')
const sellers = await stored()
const server = await new ServerProcess(environment).listening()
const of = (call: string, asked?: Parameters<typeof ask>[2]) => ask(server.origin, call, asked)

try {
  const figures: Record<string, object> = {}
  for (const lie of lies) {
    figures[lie] = await told(lie)
    console.log(lie, JSON.stringify(figures[lie]))
  }
  console.table(figures)
} finally {
  await server.end('SIGTERM')
  gateway.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function stored(): Promise<string[]> {
  const { pool, close } = await startEmbedded(dataDir, (error) => {
    throw error
  })
  const tokens: string[] = []
  for (let index = 0; index <= lies.length; index += 1)
    tokens.push(await storeSeller(pool, 'Rita Moura', `rita-${index}@example.com`))
  await close()
  return tokens
}

/** One more seller buys by Pix while the gateway lies; what then comes of it, and what others wait meanwhile. */
async function told(lie: Lie) {
  const [buyer, other] = [sellers[lies.indexOf(lie)] ?? '', sellers.at(-1) ?? '']
  gateway.lie = lie
  gateway.asked = 0
  gateway.isPaid = false
  const bought = await of('POST /subscription', { token: buyer, body: order() })
  gateway.isPaid = true
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index += 1) {
    const began = performance.now()
    await of('PUT /advertisingShopee', { token: other, body: listing(index % 50) })
    times.push(performance.now() - began)
    if (index % 5 === 0) await webhook(lie, index)
    await pause(20)
  }
  times.sort((first, next) => first - next)
  const { json } = await of('GET /subscription', { token: buyer })
  const payments = (json.payments ?? []) as { state: string; receiptUrl: unknown }[]
  return {
    bought: bought.status,
    state: json.state,
    paid: payments.filter(({ state }) => state === 'paid').length,
    receipt: payments[0]?.receiptUrl ?? null,
    'asked the gateway': gateway.asked,
    'saves p50, ms': percentile(times, 0.5),
    'p99, ms': percentile(times, 0.99),
  }
}

/** An event with the right token, about the buyer's subscription. */
function webhook(lie: Lie, index: number) {
  const headers = { 'asaas-access-token': ASAAS_WEBHOOK_TOKEN }
  const payment = { subscription: `subscriptions_${lies.indexOf(lie)}` }
  return of('POST /webhooks/asaas', { headers, body: { id: `evt_${lie}_${index}`, payment } })
}

function order(): object {
  const pixHolderInfo = {
    name: 'Rita Moura',
    cpfCnpj: '529.982.247-25',
    email: 'r@example.com',
    address: 'Rua Um',
  }
  const nextDueDate = new Date().toISOString().slice(0, 10)
  return { pixHolderInfo, billingType: 'PIX', value: 29.99, cycle: 'MONTHLY', nextDueDate, coupon: '' }
}
