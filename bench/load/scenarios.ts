import { sessionHeaders } from '@vendaclara/testing/session'
import type { Request } from 'autocannon'
import type { Scenario } from './drive.ts'

export interface LoadSeller {
  email: string
  password: string
  token: string
  closing: string
}

const listingsOfEach = 50
const ordersOfClosing = 1000

/** What many sellers do at once, each over a connection of their own. */
export function scenarios(sellers: readonly LoadSeller[]): Scenario[] {
  const forEach = (make: (seller: LoadSeller) => Request[]) => (connection: number) => {
    const seller = sellers[connection % sellers.length]
    if (!seller) throw new Error('no seller to send requests as')
    return make(seller)
  }
  return [
    { name: 'login', requestsOf: forEach((seller) => [login(seller)]) },
    { name: 'save a listing', requestsOf: forEach(saves) },
    { name: 'save a listing at another price', requestsOf: forEach(savesPrices) },
    { name: 'save a new listing', requestsOf: forEach(savesNew) },
    { name: 'store a closing of 1,000 orders', requestsOf: forEach((seller) => [store(seller)]) },
    { name: 'open a closing', requestsOf: forEach(opens) },
    { name: 'mixed', requestsOf: forEach(mixed) },
  ]
}

export function listing(index: number) {
  return {
    id: `anuncio-${index}`,
    title: `Camiseta de algodão ${index}`,
    sku: `SKU-${index}`,
    productCost: 31.4,
    variableCost: 2.5,
    profitMargin: 20,
    monthlyBilling: 30_000,
    charges: 8,
    fixCost: 2400,
    salePrice: 89.9,
    netMargin: 20,
    freeShipping: true,
  }
}

/** What a closing of one month holds, as it is sent. */
export function orders(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    'ID do pedido': `2603${String(index).padStart(10, '0')}`,
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
}

function login({ email, password }: LoadSeller): Request {
  return { method: 'POST', path: '/api/user/login', ...json({ email, password }) }
}

/** As the page saves: only what it knows of is replaced. */
const overItself = { version: 'bench', replaces: [null, 'bench'] }

function saves({ token }: LoadSeller): Request[] {
  return Array.from({ length: listingsOfEach }, (_, index) => ({
    method: 'PUT' as const,
    path: '/api/advertisingShopee',
    ...json({ ...listing(index), ...overItself }, token),
  }))
}

let price = 100

/** Each time a listing that somebody has, with a price it did not have. */
function savesPrices({ token }: LoadSeller): Request[] {
  return Array.from({ length: listingsOfEach }, (_, index) => ({
    method: 'PUT' as const,
    path: '/api/advertisingShopee',
    setupRequest: (request) => {
      price += 0.01
      const salePrice = Math.round(price * 100) / 100
      return { ...request, ...json({ ...listing(index), ...overItself, salePrice }, token) }
    },
  }))
}

let newest = listingsOfEach

/** A new listing each time. */
function savesNew({ token }: LoadSeller): Request[] {
  const save = { method: 'POST' as const, path: '/api/advertisingShopee' }
  return [
    {
      ...save,
      setupRequest: (request) => {
        newest += 1
        return { ...request, ...json(listing(newest), token) }
      },
    },
  ]
}

function store({ token, closing }: LoadSeller): Request {
  return {
    method: 'PUT',
    path: `/api/analysis/${closing}`,
    ...json({ requests: orders(ordersOfClosing) }, token),
  }
}

function opens({ token, closing }: LoadSeller): Request[] {
  const get = (path: string): Request => ({ method: 'GET', path, headers: authorized(token) })
  return ['', '/summary', '/results', '/orders'].map((part) =>
    get(part === '' ? '/api/analysis' : `/api/analysis/${closing}${part}`),
  )
}

/** Of a seller at work: six saves of listings, a closing opened whole, one stored, a look at the session. */
function mixed(seller: LoadSeller): Request[] {
  const { token } = seller
  const session: Request = { method: 'POST', path: '/api/auth/verify-token', headers: authorized(token) }
  return [session, ...saves(seller).slice(0, 6), ...opens(seller), store(seller)]
}

function json(body: object, token?: string): Pick<Request, 'headers' | 'body'> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && authorized(token)) }
  return { headers, body: JSON.stringify(body) }
}

function authorized(token: string) {
  return sessionHeaders(token)
}
