import type { TermsOf } from '@vendaclara/core/closing'
import { counted } from '../../../texts.ts'
import type { WordsOf } from '../marketplace.ts'
import { pedido, sharedReasons } from '../texts.ts'

export const sheinWords: WordsOf<TermsOf['shein']> = {
  ...{ name: 'Shein', the: 'a Shein', of: 'da Shein', orders: 'Pedidos', income: 'Faturas' },
  ordersHint: 'A planilha de pedidos do mês, .xlsx, como a Shein exporta.',
  incomeHint: 'As faturas das semanas em que o mês foi pago, .xlsx. Envie todas juntas.',
  at: { orders: 'na Shein', income: 'na Shein' },
  help: { orders: 'arquivo-shein-pedidos', income: 'arquivo-shein-faturas' },
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
      sentence: 'a comissão da fatura é outra que a do arquivo de pedidos',
    },
    freight: {
      name: 'Taxa de frete diferente',
      sentence: 'a taxa de frete da fatura é outra que a do arquivo de pedidos',
    },
    storage: {
      name: 'Taxa de estocagem diferente',
      sentence: 'a taxa de estocagem da fatura é outra que a do arquivo de pedidos',
    },
    'return-fee': {
      name: 'Taxa de devolução',
      sentence: 'taxa de processamento de devolução, que só está na fatura',
    },
    refund: sharedReasons.refund,
  },
  missing: { 'order-in-return': 'Pedido em devolução', 'not-invoiced': 'Pedido sem fatura' },
  ways: { 'shein-support': ['Central do Vendedor da Shein', 'atendimento ao vendedor'] },
}

/** The names of the parts of its units. */
export const unitLabels = {
  price: 'Preço dos produtos',
  coupon: 'Cupom da loja',
  campaign: 'Desconto de campanha',
  commission: 'Comissão',
  freight: 'Taxa de intermediação de frete',
  storage: 'Taxa de operação de estocagem',
} satisfies Record<keyof TermsOf['shein']['expected'], string>

export const invoiced = 'Valor a receber, das faturas'
export const returnFee = 'Taxa de processamento de devolução'
export const takenBack = 'Devolvido ao comprador'
