// A closing of 100,000 orders with 20,000 differences: saved, its summary, its rows and its orders asked for, over HTTP.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { chromium } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders, sessionTokenOf } from '@vendaclara/testing/session'
import { findHeadlessBrowser } from '../../scripts/browser.mjs'
import { enterProduct } from '../browser/enter-product.ts'

const orders = 100_000
const rounds = 5
const folder = mkdtempSync(join(tmpdir(), 'vendaclara-bench-'))
const PORT = String(await freePort())
const origin = `http://localhost:${PORT}`
const server = new ServerProcess({ PORT, DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' })
const requests = Array.from({ length: orders }, (_, index) => ({
  'ID do pedido': idOf(index),
  'Status do pedido': 'Concluído',
  'Cancelar Motivo': '',
  'Status da Devolução / Reembolso': '',
  'Data de criação do pedido': '2026-03-01 17:15',
  'Subtotal do produto': 96.31,
  'Cupom do vendedor': 0,
  'Taxa de comissão': 17.34,
  'Taxa de serviço': 5.93,
  'Nome do Produto': ['Kit 3 Camisetas de algodão'],
  Quantidade: 1,
}))
const expected = { subtotal: 9631, commission: 1734, serviceFee: 593, sellerCoupon: 0 }
const came = {
  ...{ released: 7000, refunded: 0, freightPaidForSeller: -1200, freightDiscount: 0, freightPaidByBuyer: 0 },
  ...{ productPrice: 9631, commission: -1734, serviceFee: -593, affiliateFee: 0, coupon: 0 },
}
const errors = Array.from({ length: orders / 5 }, (_, index) => ({
  'ID do pedido': idOf(index),
  Diferenca: -3.04,
  'Data de criação do pedido': '2026-03-01 17:15',
  info: 'Erro desconhecido, verifique com o suporte da Shopee',
  ...{ expected, came, reason: 'unexplained', causes: [] },
}))
const results = { errors, unmatched: [], quantity: orders, totalErrors: -3.04 * errors.length }
const executablePath = findHeadlessBrowser()
await server.listening()
try {
  const headers = { ...sessionHeaders(await newToken()), 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: object) => {
    const began = performance.now()
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && json(body)) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    return { milliseconds: Math.round(performance.now() - began), text }
  }
  const { text } = await ask('POST', '/analysis', { month: 'Março', year: 26 })
  const { id } = JSON.parse(text)
  const timed = []
  for (let round = 1; round <= rounds; round += 1) {
    timed.push({
      'save orders, ms': (await ask('PUT', `/analysis/${id}`, { requests })).milliseconds,
      'save results, ms': (await ask('PUT', `/analysis/${id}`, results)).milliseconds,
      'summary, ms': (await ask('GET', `/analysis/${id}/summary`)).milliseconds,
      'list, ms': (await ask('GET', '/analysis')).milliseconds,
      'results, ms': (await ask('GET', `/analysis/${id}/results`)).milliseconds,
      'orders, ms': (await ask('GET', `/analysis/${id}/requests`)).milliseconds,
    })
  }
  console.table(timed)
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

function json(body: object) {
  return { body: JSON.stringify(body) }
}

async function newToken(): Promise<string> {
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  await enterProduct(page, origin, folder)
  const token = await sessionTokenOf(page)
  await browser.close()
  return String(token)
}

function idOf(index: number): string {
  return `2603${String(index).padStart(10, '0')}`
}
