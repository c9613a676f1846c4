import { layoutOf } from '../../../reading/layout.ts'
import { incomeLayout } from '../columns.ts'

const { orderId } = incomeLayout
const usual = { sheet: -1, row: -1 }

const requiredOfWallet = ['day', 'type', 'orderId', 'amount', 'balance'] as const
const requiredOfAdvances = ['day', 'advanceId', 'orderId', 'advanced', 'fee', 'received', 'rest'] as const
const requiredOfReturns = ['returnId', 'orderId', 'state', 'refund', 'until'] as const
const requiredOfAffiliates = ['orderId', 'attributionId', 'commission', 'expense'] as const

/** 'Carteira', the sheet 'Transaction Report' of my_balance_transaction_report.shopee.*.xlsx. */
export const walletLayout = layoutOf({
  columns: {
    day: ['Data'],
    type: ['Tipo de transação'],
    text: ['Descrição'],
    orderId: ['ID do pedido'],
    direction: ['Direção do dinheiro'],
    amount: ['Valor'],
    state: ['Status'],
    balance: ['Balança após as transações'],
    toAdjust: ['Valor a Ser Ajustado'],
  },
  required: requiredOfWallet,
  single: [...requiredOfWallet, 'direction', 'state', 'toAdjust', 'text'],
  ...{ usual, orderId },
})

/** 'Shopee Acelera', a .csv that writes its ids as ="…". */
export const advancesLayout = layoutOf({
  columns: {
    day: ['Data do resgate rápido'],
    advanceId: ['ID do resgate rápido'],
    orderId: ['ID do pedido'],
    advanced: ['Valor dos resgates rápidos'],
    fee: ['Taxa de Serviço'],
    received: ['Valor recebido'],
    rest: ['Valor restante para pagamento'],
    state: ['Status'],
  },
  required: requiredOfAdvances,
  single: [...requiredOfAdvances, 'state'],
  ...{ usual, orderId },
})

/** 'Devoluções', Order.return_refund….xls, which really is an .xlsx. */
export const returnsLayout = layoutOf({
  columns: {
    returnId: ['ID da Devolução'],
    orderId: ['ID do pedido'],
    requestedAt: ['Tempo de envio de devolução'],
    orderedAt: ['Data de criação do pedido'],
    state: ['Status da Devolução / Reembolso'],
    reason: ['Motivo da Devolução'],
    refund: ['Quantia total de reembolsos'],
    price: ['Preço da unidade'],
    units: ['Quantidade de Devoluções'],
    until: ['Ação do Vendedor solicitada até'],
    compensation: ['Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)'],
  },
  required: requiredOfReturns,
  single: [...requiredOfReturns, 'requestedAt', 'orderedAt', 'reason', 'compensation'],
  ...{ usual, orderId },
})

/** 'Afiliados', SellerOnlinePaymentValidationReport*.csv. */
export const affiliatesLayout = layoutOf({
  columns: {
    orderId: ['ID do pedido'],
    attributionId: ['Id de atribuição da comissão'],
    affiliate: ['Nome do afiliado'],
    price: ['Preço'],
    units: ['Qtd'],
    commission: ['Comissão do item da marca para o Afiliado'],
    expense: ['despesas'],
    state: ['Estado de dedução'],
    verified: ['Status verificado'],
    period: ['Período de cobrança da comissão'],
  },
  required: requiredOfAffiliates,
  single: [...requiredOfAffiliates, 'affiliate', 'price', 'units', 'state', 'verified', 'period'],
  ...{ usual, orderId },
})

export type WalletColumn = keyof (typeof walletLayout)['columns']
export type AdvancesColumn = keyof (typeof advancesLayout)['columns']
export type ReturnsColumn = keyof (typeof returnsLayout)['columns']
export type AffiliatesColumn = keyof (typeof affiliatesLayout)['columns']
