import type { NamesOf } from '@vendaclara/core/closing'
import { type Cents, negative, noCents } from '@vendaclara/core/money'
import { counted } from '../../../texts.ts'
import type { NamedAmounts, WordsOf } from '../marketplace.ts'
import { pedido, sharedReasons } from '../texts.ts'

type Shein = NamesOf['shein']
type Unit = keyof Shein['expected']

export const sheinWords: WordsOf<Shein> = {
  name: 'Shein',
  the: 'a Shein',
  of: 'da Shein',
  orders: 'Pedidos',
  income: 'Faturas',
  theIncome: 'as Faturas',
  ordersHint: 'A planilha de pedidos do mês, .xlsx, como a Shein exporta.',
  incomeHint: 'As faturas das semanas em que o mês foi pago, .xlsx. Envie todas juntas.',
  at: { orders: 'na Shein', income: 'na Shein' },
  help: { orders: 'arquivo-shein-pedidos', income: 'arquivo-shein-faturas' },
  language: {
    orders: 'troque o idioma da Central do Vendedor para português',
    income: 'troque o idioma da Central do Vendedor para português',
  },
  rows: {
    onlyDetails: (units) => `${counted(units, 'unidade está', 'unidades estão')} sem o pedido delas.`,
    doubled:
      'A mesma unidade aparece mais de uma vez, com valores ou status diferentes, e não dá para saber qual vale.',
  },
  adjustments:
    'O que a Shein creditou ou cobrou à parte. Não entra em Recebido, em Falta nem nas diferenças.',
  due: 'A Shein paga em lotes semanais e não informa o dia de cada pedido: contamos o tempo que os outros pedidos do mês levaram.',
  feesUnchecked:
    'Aqui as tarifas não são conferidas: a Shein cobra 20% de roupas femininas e 18% do resto, e o frete pelo peso. A planilha não diz nem a categoria nem o peso.',
  message: { ...pedido, income: 'nas Faturas' },
  reasons: {
    'product-price': sharedReasons['product-price'],
    'seller-coupon': sharedReasons['seller-coupon'],
    campaign: {
      name: 'Desconto de campanha',
      sentence: 'o desconto de campanha da fatura é outro que o do arquivo de pedidos',
    },
    commission: {
      name: 'Comissão diferente',
      sentence: 'a comissão da fatura não é a do arquivo de pedidos',
    },
    freight: {
      name: 'Taxa de frete diferente',
      sentence: 'a taxa de frete da fatura não é a do arquivo de pedidos',
    },
    storage: {
      name: 'Taxa de estocagem diferente',
      sentence: 'a taxa de estocagem da fatura não é a do arquivo de pedidos',
    },
    'return-fee': {
      name: 'Taxa de devolução',
      sentence: 'taxa de processamento de devolução, que só está na fatura',
    },
    refund: sharedReasons.refund,
  },
  missing: { 'order-in-return': 'Pedido em devolução', 'not-invoiced': 'Pedido sem fatura' },
  ways: { 'shein-support': ['Central do Vendedor da Shein', 'atendimento ao vendedor'] },
  parts: {
    expected: signed,
    received: ({ returnFee = noCents, refund = noCents, ...details }) => {
      const amounts = signed(details)
      return {
        amounts: {
          ...amounts,
          ...(returnFee !== 0 && { [returnFeeLabel]: negative(returnFee) }),
          ...(refund !== 0 && { [takenBack]: refund }),
        },
        rest: invoiced,
      }
    },
    hasSameParts: true,
    freight: () => [],
  },
}

/** The names of the parts of its units. */
const unitLabels = {
  price: 'Preço dos produtos',
  coupon: 'Cupom da loja',
  campaign: 'Desconto de campanha',
  commission: 'Comissão',
  freight: 'Taxa de intermediação de frete',
  storage: 'Taxa de operação de estocagem',
} satisfies Record<Unit, string>

const invoiced = 'Valor a receber, das faturas'
const returnFeeLabel = 'Taxa de processamento de devolução'
const takenBack = 'Devolvido ao comprador'

/** The parts that are present, by their labels; all except the price are deducted. */
function signed(parts: Readonly<Partial<Record<Unit, Cents>>>): NamedAmounts {
  const amounts: Record<string, Cents> = {}
  for (const name of Object.keys(unitLabels) as Unit[]) {
    const amount = parts[name]
    if (amount !== undefined) amounts[unitLabels[name]] = name === 'price' ? amount : negative(amount)
  }
  return amounts
}
