import { closingMarketplaces, type NamesOf } from '@vendaclara/core/closing'
import { negative, noCents, subtractCents, sumCents } from '@vendaclara/core/money'
import { counted } from '../../../texts.ts'
import { labelled, type PartLabel, type ReceivedParts, type WordsOf } from '../marketplace.ts'
import { freightTotal, pedido, sharedReasons } from '../texts.ts'

type Shopee = NamesOf['shopee']
type Paid = Shopee['paid']

export const shopeeWords: WordsOf<Shopee> = {
  name: 'Shopee',
  the: 'a Shopee',
  of: 'da Shopee',
  orders: 'Meus Pedidos',
  income: 'Minha Renda',
  theIncome: 'a Minha Renda',
  ordersHint: 'A planilha de pedidos do mês, .xlsx, como a Shopee exporta.',
  incomeHint: 'A planilha de renda do mês, .xlsx, como a Shopee exporta.',
  at: { orders: 'na Shopee', income: 'na Shopee' },
  help: { orders: 'arquivo-shopee-pedidos', income: 'arquivo-shopee-renda' },
  language: {
    orders: 'troque o idioma da Central do Vendedor para português',
    income: 'troque o idioma da Central do Vendedor para português',
  },
  rows: {
    known: '“Order” ou “Sku”',
    onlyDetails: (orders) =>
      `${counted(orders, 'pedido só tem', 'pedidos só têm')} linhas “Sku”, sem a linha “Order”, que traz o total.`,
    doubled:
      'Quase todo pedido aparece em dobro, e falta a coluna “Ver” ou “SKU”, que diz qual linha é o total do pedido.',
  },
  adjustments:
    'O que a Shopee creditou ou cobrou à parte, como impostos e compensações. Não entra em Recebido, em Falta nem nas diferenças.',
  due: 'A Shopee conclui o pedido 7 dias depois da entrega, ou antes se o comprador confirmar, e o valor sai no dia seguinte. O comprador pode pedir mais 3 dias uma vez.',
  feesUnchecked: null,
  message: { ...pedido, income: 'em Minha Renda' },
  reasons: {
    'freight-subtotal': {
      name: 'Subtotal do frete',
      sentence: 'as três partes do frete não se anulam',
    },
    'commission-rate': {
      name: 'Comissão com outra taxa',
      sentence: 'a comissão cobrada não é a do arquivo de pedidos',
    },
    'fixed-fee-per-unit': {
      name: 'Taxa fixa por unidade',
      sentence: 'a taxa fixa foi cobrada por unidade, e não uma vez por pedido',
    },
    'service-fee': {
      name: 'Taxa de serviço diferente',
      sentence: 'a taxa de serviço cobrada não é a do arquivo de pedidos',
    },
    'seller-coupon': sharedReasons['seller-coupon'],
    'affiliate-fee': {
      name: 'Comissão de afiliados',
      sentence: 'comissão de afiliados, que não está no arquivo de pedidos',
    },
    refund: sharedReasons.refund,
    'return-freight': {
      name: 'Frete de devolução',
      sentence: 'frete ou taxa de devolução cobrados de você',
    },
    'product-price': sharedReasons['product-price'],
    'ads-top-up': {
      name: 'Recarga de anúncios',
      sentence: 'recarga automática, que foi para o seu saldo de anúncios e não é uma taxa',
    },
    'joined-campaign': {
      name: 'Campanha combinada',
      sentence: 'ajuste de uma campanha em que a sua loja entrou',
    },
    'pix-subsidy': {
      name: 'Subsídio do Pix',
      sentence: 'subsídio do Pix, que sai do preço e volta em comissão menor',
    },
    'pix-kept': {
      name: 'Pix sem comissão menor',
      sentence: 'subsídio do Pix, que saiu do preço sem que as taxas mostrem a comissão menor',
    },
    'other-charge': {
      name: 'Outra cobrança ou ajuste',
      sentence: 'cobrança ou ajuste que não está no arquivo de pedidos',
    },
  },
  missing: {
    'not-completed': 'Pedido ainda não concluído',
    'not-in-income': 'Pedido sem pagamento',
  },
  ways: {
    'shopee-adjustments': ['Central do Vendedor', 'Finanças', 'Saldo da Carteira', 'Ajuste'],
    'shopee-returns': [
      'Central do Vendedor',
      'Retornos e Pedidos cancelados',
      'o pedido',
      'ID de Solicitação',
      'Contestação',
    ],
    'shopee-support': ['Central do Vendedor', 'atendimento da Shopee'],
  },
  parts: {
    expected: ({ subtotal, commission, serviceFee, sellerCoupon }) => ({
      [orderLabels.subtotal]: subtotal,
      [orderLabels.commission]: negative(commission),
      [orderLabels.serviceFee]: negative(serviceFee),
      [orderLabels.sellerCoupon]: negative(sellerCoupon),
    }),
    received,
    hasSameParts: true,
    freight,
  },
}

/** The names of the four amounts of its orders. */
const orderLabels = {
  subtotal: 'Subtotal do produto',
  commission: 'Taxa de comissão',
  serviceFee: 'Taxa de serviço',
  sellerCoupon: 'Cupom do vendedor',
} satisfies Record<keyof Shopee['expected'], string>

const released = 'Quantia total lançada'
const refunded = 'Reembolso ao comprador, descontado da conta'

const freightLabels = {
  freightPaidForSeller: 'Frete pago pela Shopee em seu nome',
  freightDiscount: 'Desconto de frete pela Shopee',
  freightPaidByBuyer: 'Frete pago pelo comprador',
} satisfies Partial<Record<keyof Paid, string>>

/**
 * The names of the paid parts that are shown on their own. Other parts are shown beside an expected one, or are summed
 * up in one.
 */
const detailLabels = {
  transactionFee: 'Taxa de transação',
  affiliateFee: 'Comissão de afiliados',
  coinCashback: 'Moedas do vendedor',
  sharedCoinCashback: 'Moedas do vendedor, divididas',
  returnFreight: 'Frete de devolução',
  returnFee: 'Taxa de devolução ao vendedor',
  easyReturnFee: 'Taxa de devolução fácil',
  pixAdjustment: 'Ajuste do Pix',
  campaignIncentive: 'Incentivo de campanha',
  campaignAdjustment: 'Ajuste de campanha',
  lostCompensation: 'Compensação por perda',
  topUpFee: 'Recarga automática, para o saldo de anúncios',
} satisfies Record<Exclude<keyof Paid, Gathered>, string>

type Gathered =
  | keyof typeof freightLabels
  | ('released' | 'refunded' | 'productRefund')
  | ('productPrice' | 'commission' | 'serviceFee' | 'coupon' | 'sharedCoupon')

function received(paid: Paid): ReceivedParts {
  const refund = subtractCents(paid.productRefund ?? noCents, paid.refunded)
  const { alwaysPaid } = closingMarketplaces.shopee.rules
  const isDetailed = Object.entries(paid).some(
    ([name, amount]) => amount !== undefined && !alwaysPaid.includes(name),
  )
  const { productPrice, commission, serviceFee, coupon, sharedCoupon } = paid
  const coupons = [coupon, sharedCoupon].filter((amount) => amount !== undefined)
  return {
    amounts: {
      ...(productPrice !== undefined && { [orderLabels.subtotal]: productPrice }),
      ...(commission !== undefined && { [orderLabels.commission]: commission }),
      ...(serviceFee !== undefined && { [orderLabels.serviceFee]: serviceFee }),
      ...(coupons.length > 0 && { [orderLabels.sellerCoupon]: sumCents(coupons) }),
      ...(refund !== 0 && { [refunded]: refund }),
      ...(isDetailed && { [freightTotal]: sumCents(freight(paid).map(({ amount }) => amount)) }),
      ...labelled(detailLabels, paid),
    },
    rest: released,
  }
}

/** The three freight fields that its file always has. */
function freight(paid: Paid): readonly PartLabel[] {
  const names = Object.keys(freightLabels) as (keyof typeof freightLabels)[]
  const lines = names.map((name) => ({ label: freightLabels[name], amount: paid[name] }))
  return lines.some(({ amount }) => amount !== 0) ? lines : []
}
