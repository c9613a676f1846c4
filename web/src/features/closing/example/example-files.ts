import { writeXlsx } from 'hucre/xlsx'

interface ExampleOrder {
  readonly day: number
  readonly product: Product
  /**
   * How many reais more or less than expected were paid, and the income column that explains it. Absent if it is not
   * paid yet.
   */
  readonly payment?: { readonly off: number; readonly because?: 'commission' | 'returnFreight' }
}

interface Product {
  readonly name: string
  readonly price: number
}

const bottle = { name: 'Garrafa térmica inox 1 litro', price: 79.9 }
const cup = { name: 'Copo térmico com tampa', price: 49.9 }
const kit = { name: 'Kit garrafa e copo térmico', price: 119.8 }
const asExpected = { off: 0 }

/** The orders of an invented shop in October 2026. */
const exampleOrders: readonly ExampleOrder[] = [
  { day: 2, product: bottle, payment: asExpected },
  { day: 3, product: cup, payment: asExpected },
  { day: 5, product: kit, payment: asExpected },
  { day: 6, product: bottle, payment: { off: -3.2, because: 'commission' } },
  { day: 8, product: cup, payment: asExpected },
  { day: 9, product: bottle, payment: { off: -12.5, because: 'returnFreight' } },
  { day: 11, product: kit, payment: asExpected },
  { day: 12, product: cup, payment: { off: -8 } },
  { day: 14, product: bottle, payment: asExpected },
  { day: 15, product: bottle, payment: asExpected },
  { day: 18, product: kit, payment: { off: 4 } },
  { day: 20, product: cup, payment: asExpected },
  { day: 25, product: bottle },
  { day: 27, product: cup },
  { day: 29, product: bottle },
]

const commissionPercent = 20
const fixedFee = 4

const orderHeader = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
  ...['Nome do Produto', 'Quantidade', 'Subtotal do produto', 'Cupom do vendedor'],
  ...['Taxa de comissão líquida', 'Taxa de serviço líquida'],
]

const incomeHeader = [
  ...['ID do pedido', 'ID do reembolso', 'SKU', 'Data de conclusão do pagamento', 'Preço do produto'],
  ...['Valor Reembolsado ao Comprador', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
  ...['Taxa de frete paga pelo comprador', 'Desconto de frete pela Shopee'],
  ...['Taxa de frete paga pela Shopee em seu nome', 'Taxa de envio reverso', 'Quantia total lançada (R$)'],
]

/** The two files of the month as Shopee would export them, read like any other files. */
export async function exampleFiles(): Promise<{ orders: File; income: File }> {
  const orders = exampleOrders.map(({ day, product: { name, price }, payment }, index) => [
    ...[orderId(day, index), payment ? 'Concluído' : 'Enviado', '', `2026-10-${twoDigits(day)} 10:24`],
    ...[name, 1, price, 0, commissionOf(price), fixedFee],
  ])
  const income = exampleOrders.flatMap(({ day, product: { price }, payment }, index) => {
    if (!payment) return []
    const { off, because } = payment
    const expected = round(price - commissionOf(price) - fixedFee)
    const commission = round((because === 'commission' ? off : 0) - commissionOf(price))
    const returnFreight = because === 'returnFreight' ? off : 0
    const paidOn = `2026-10-${twoDigits(Math.min(day + 9, 31))}`
    return [
      [
        ...[orderId(day, index), '-', '-', paidOn, price, 0],
        ...[commission, -fixedFee, 0, 0, 0, returnFreight, round(expected + off)],
      ],
    ]
  })
  return {
    orders: await workbook('Pedidos de exemplo.xlsx', [orderHeader, ...orders]),
    income: await workbook('Renda de exemplo.xlsx', [incomeHeader, ...income]),
  }
}

async function workbook(name: string, rows: (string | number)[][]): Promise<File> {
  return new File([new Uint8Array(await writeXlsx({ sheets: [{ name: 'dados', rows }] }))], name)
}

function orderId(day: number, index: number): string {
  return `2610${twoDigits(day)}EXEMPL${twoDigits(index + 1)}`
}

function commissionOf(price: number): number {
  return round((price * commissionPercent) / 100)
}

function round(reais: number): number {
  return Math.round(reais * 100) / 100
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
