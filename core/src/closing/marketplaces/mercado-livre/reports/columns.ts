import { layoutOf } from '../../../reading/layout.ts'
import { releasesLayout } from '../columns.ts'

const { orderId } = releasesLayout
const requiredOfReleased = ['orderId', 'releasedOn', 'kind', 'net'] as const

/** Conciliação 'Por liberação de dinheiro': what was released for each operation, on several lines. */
export const releasedOperationsLayout = layoutOf({
  columns: {
    orderId: ['Número da operação'],
    releasedOn: ['Data da liberação', 'Data de liberação'],
    kind: ['Tipo de operação'],
    net: ['Valor líquido'],
  },
  required: requiredOfReleased,
  single: requiredOfReleased,
  usual: { sheet: 0, row: 0 },
  orderId,
})
export type ReleasedColumn = keyof (typeof releasedOperationsLayout)['columns']

const requiredOfSold = ['orderId', 'kind', 'fees', 'net', 'details'] as const

/** Conciliação 'Por vendas', sheet DAILY_CONCILIATION: what each operation should pay, with its fees. */
export const soldOperationsLayout = layoutOf({
  columns: {
    orderId: ['Número da operação'],
    kind: ['Tipo de operação'],
    fees: ['Valor total de tarifas (desconto já aplicado)', 'Valor total de tarifas'],
    postpaidFees: ['Valor total de tarifas pós-pagas'],
    net: ['Valor líquido após tarifas'],
    details: ['Detalhes de tarifas'],
  },
  required: requiredOfSold,
  single: [...requiredOfSold, 'postpaidFees'],
  usual: { sheet: 0, row: 0 },
  orderId,
})
export type SoldColumn = keyof (typeof soldOperationsLayout)['columns']

const requiredOfBilling = ['orderId', 'number', 'name', 'deducted', 'amount'] as const

/** 'Faturamento do Mercado Livre', sheet REPORT: each fee on a month's invoice. */
export const billingLayout = layoutOf({
  columns: {
    orderId: ['Número da venda', 'Número de venda'],
    number: ['Número da tarifa'],
    day: ['Data da tarifa'],
    name: ['Detalhe'],
    deducted: ['Descontado da operação'],
    reverses: ['Tarifa estornada', 'Tarifa cancelada'],
    amount: ['Valor da tarifa'],
  },
  required: requiredOfBilling,
  single: [...requiredOfBilling, 'day', 'reverses'],
  usual: { sheet: 0, row: 7 },
  orderId,
})
export type BillingColumn = keyof (typeof billingLayout)['columns']
