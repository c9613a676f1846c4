import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { closingIncome, closingMarks } from './closing-columns.ts'
import { type GeneratedColumn, noise } from './columns.ts'

/** The two files of a marketplace's month, and the columns that a plain loop adds and subtracts to compare them. */
interface GeneratedMonth {
  readonly orders: readonly GeneratedColumn[]
  readonly income: readonly GeneratedColumn[]
  readonly plain: PlainComparison
}

export interface PlainComparison {
  readonly soldId: string
  readonly sold: Readonly<Record<string, 1 | -1>>
  readonly paidId: string
  readonly paid: Readonly<Record<string, 1 | -1>>
}

/** As in Shopee's months, one order in this many is paid another amount than expected, and one in this many is not paid yet. */
const differs = 5
const awaited = 20

const price = (row: number) => 2000 + (noise(row, 70) % 18_000)
const fee = (row: number) => Math.round(price(row) * 0.13)
const freight = (row: number) => 500 + (noise(row, 72) % 1500)
const shortfall = (row: number) => (row % differs === 0 ? 100 + (noise(row, 71) % 1500) : 0)
const reais = (cents: (row: number) => number) => (row: number) => cents(row) / 100
const digits = (row: number) => String(row).padStart(8, '0')
const day = (row: number, salt: number) => 1 + (noise(row, salt) % 28)
const product = (row: number) => `Tênis esportivo modelo ${noise(row, 16) % 400} com ação & conforto`

const column = (name: string, value: GeneratedColumn['value']): GeneratedColumn => ({ name, value })
const blank = (...names: string[]) => names.map((name) => column(name, () => ''))

const saleId = (row: number) => `20000090${digits(row)}`
const total = (row: number) => price(row) - fee(row) - freight(row)
const releasedId = (row: number) => (row % awaited === awaited - 1 ? `20000091${digits(row)}` : saleId(row))

const sales = [
  column('N.º de venda', saleId),
  column('Data da venda', (row) => `${day(row, 6)} de março de 2026 ${10 + (noise(row, 7) % 10)}:30 hs.`),
  column('Estado', () => 'Entregue'),
  column('Descrição do status', () => 'Entregue'),
  column('Pacote de diversos produtos', () => 'Não'),
  column('Pertence a um kit', () => 'Não'),
  column('Unidades', () => 1),
  column('Receita por produtos (BRL)', reais(price)),
  ...blank('Receita por acréscimo no preço (pago pelo comprador)'),
  ...blank('Taxa de parcelamento equivalente ao acréscimo'),
  column('Tarifa de venda e impostos (BRL)', (row) => -fee(row) / 100),
  ...blank('Receita por envio (BRL)'),
  column('Tarifas de envio (BRL)', (row) => -freight(row) / 100),
  ...blank('Custo de envio com base nas medidas e peso declarados'),
  ...blank('Custo por diferenças nas medidas e no peso do pacote', 'Cancelamentos e reembolsos (BRL)'),
  column('Total (BRL)', reais(total)),
  ...blank('Mês de faturamento das suas tarifas', 'Venda por publicidade'),
  column('SKU', (row) => `SKU-${noise(row, 16) % 400}`),
  column('# de anúncio', (row) => `MLB3${digits(row)}`),
  ...blank('Canal de venda', 'Loja oficial'),
  column('Título do anúncio', product),
  ...blank('Variação'),
  column('Preço unitário de venda do anúncio (BRL)', reais(price)),
  column('Tipo de anúncio', () => 'Premium'),
  ...blank('NF-e em anexo'),
  column('Comprador', (row) => `Maria Conceição ${noise(row, 41) % 90_000}`),
  column('CPF', (row) => String(noise(row, 42)).padStart(11, '0')),
  column('Endereço', (row) => `Rua das Flores, ${noise(row, 43) % 4000}, apto ${noise(row, 44) % 200}`),
  column('Cidade', () => 'São Paulo'),
  column('Estado', () => 'SP'),
  column('País', () => 'Brasil'),
  column('CEP', (row) => String(1_000_000 + (noise(row, 46) % 8_000_000)).padStart(8, '0')),
  column('Forma de entrega', () => 'Mercado Envios'),
  ...blank('Data a caminho', 'Data de entrega'),
  column('Número de rastreamento', (row) => `BR${String(noise(row, 4)).padStart(12, '0')}`),
  ...blank('Motorista', 'Unidades', 'Resultado', 'Reclamação aberta', 'Em mediação'),
]

const releases = [
  column('DATE', (row) => `2026-04-${String(day(row, 8)).padStart(2, '0')}T10:00:00.000-04:00`),
  column('SOURCE_ID', (row) => `1000${digits(row)}`),
  column('EXTERNAL_REFERENCE', (row) => `7000${digits(row)}`),
  column('RECORD_TYPE', () => 'release'),
  column('DESCRIPTION', () => 'payment'),
  column(
    'NET_CREDIT_AMOUNT',
    reais((row) => total(row) - shortfall(row)),
  ),
  column('NET_DEBIT_AMOUNT', () => 0),
  column('GROSS_AMOUNT', reais(price)),
  column('SELLER_AMOUNT', reais(price)),
  column('MP_FEE_AMOUNT', (row) => -fee(row) / 100),
  column('FINANCING_FEE_AMOUNT', () => 0),
  column('SHIPPING_FEE_AMOUNT', (row) => -freight(row) / 100),
  column('TAXES_AMOUNT', () => 0),
  column('COUPON_AMOUNT', () => 0),
  column('INSTALLMENTS', () => 1),
  column('PAYMENT_METHOD', () => 'pix'),
  column('ORDER_ID', releasedId),
  ...blank('PACK_ID'),
]

const sheinId = (row: number) => `GSH${digits(row)}00A`
const due = (row: number) => price(row) - fee(row) - freight(row)
const invoicedId = (row: number) => (row % awaited === awaited - 1 ? `GSX${digits(row)}00A` : sheinId(row))

const units = [
  column('Número do pedido', sheinId),
  column('Tipo de pedido', () => 'Comum'),
  ...blank('Pedido de troca'),
  column('Status do pedido', () => 'Entregue'),
  ...blank('Modo de envio', 'Instado ou não', 'Está perdido'),
  column('Nome do produto', product),
  ...blank('Número do produto', 'Variação'),
  column('SKU do vendedor', (row) => `SKU-${noise(row, 16) % 400}`),
  column('SHEIN-SKU', (row) => `I${digits(row)}`),
  column('SKC', (row) => `sk${noise(row, 17) % 9000}`),
  column('ID do item', (row) => `${row}-0`),
  ...blank('Status do produto', 'ID do inventário'),
  column('Data e hora de criação do pedido', (row) => `${day(row, 6)} setembro 2026 18:31`),
  column('Prazo para imprimir etiqueta', (row) => `${day(row, 9)} setembro 2026 18:31`),
  column('Coletado em', (row) => `${day(row, 10)} setembro 2026 18:31`),
  column('Código de rastreio', (row) => `BR${String(noise(row, 4)).padStart(12, '0')}`),
  ...blank('Pacote do comerciante', 'Se o pacote passa pelo armazém'),
  column('Moeda do vendedor', () => 'BRL'),
  column('Preço do produto', reais(price)),
  column('Valor do cupom', () => 0),
  column('Desconto de campanha da loja', () => 0),
  column('Comissão', reais(fee)),
  column('Taxa de intermediação de frete', reais(freight)),
  column('Taxa de operação de estocagem', () => 0),
  column('Receita estimada de mercadorias', reais(due)),
]

const invoices = [
  column('Site', () => 'shein-br'),
  column('Número do pedido', invoicedId),
  ...blank('Número de pedido relacionado'),
  column('Número de fatura', (row) => `F${digits(row)}`),
  column('Data e hora de entrega', (row) => `2026-09-${String(day(row, 8)).padStart(2, '0')} 10:00`),
  column('Tipo de fatura', () => 'Venda'),
  column('Resumo de preços de produtos', reais(price)),
  column('Desconto da campanha', () => 0),
  column('Valor do cupom da loja', () => 0),
  column('Comissão', reais(fee)),
  column('Taxa de intermediação de frete', reais(freight)),
  column('Taxa de operação de estocagem', () => 0),
  column('Taxa de processamento de devolução', reais(shortfall)),
  column(
    'Valor a receber',
    reais((row) => due(row) - shortfall(row)),
  ),
  column('Data de pagamento', (row) => `2026-10-${String(day(row, 8)).padStart(2, '0')}`),
]

/** One row an order in both files. */
export const generatedMonths = {
  shopee: {
    orders: closingMarks,
    income: closingIncome,
    plain: {
      soldId: 'ID do pedido',
      sold: {
        'Subtotal do produto': 1,
        'Cupom do vendedor': -1,
        'Taxa de comissão líquida': -1,
        'Taxa de serviço líquida': -1,
      },
      paidId: 'ID do pedido',
      paid: { 'Quantia total lançada (R$)': 1 },
    },
  },
  mercadoLivre: {
    orders: sales,
    income: releases,
    plain: {
      soldId: 'N.º de venda',
      sold: { 'Total (BRL)': 1 },
      paidId: 'ORDER_ID',
      paid: { NET_CREDIT_AMOUNT: 1, NET_DEBIT_AMOUNT: -1 },
    },
  },
  shein: {
    orders: units,
    income: invoices,
    plain: {
      soldId: 'Número do pedido',
      sold: {
        'Preço do produto': 1,
        'Valor do cupom': -1,
        'Desconto de campanha da loja': -1,
        Comissão: -1,
        'Taxa de intermediação de frete': -1,
        'Taxa de operação de estocagem': -1,
      },
      paidId: 'Número do pedido',
      paid: { 'Valor a receber': 1 },
    },
  },
} satisfies Readonly<Partial<Record<ClosingMarketplace, GeneratedMonth>>>
/** The marketplaces whose months are measured. */
export type MeasuredMarketplace = keyof typeof generatedMonths
