import { layoutOf } from '../../../reading/layout.ts'
import { incomeLayout } from '../columns.ts'

const { orderId } = incomeLayout
const requiredOfAdjustments = ['day', 'description', 'amount', 'orderId'] as const
const requiredOfFreight = ['orderId', 'expected', 'charged'] as const
const usual = { sheet: -1, row: -1 }

/** The sheet 'Adjustment': credits and charges apart from payments for orders. */
export const adjustmentLayout = layoutOf({
  columns: {
    day: ['Data de conclusão do ajuste'],
    description: ['Tipo/Descrição do ajuste'],
    reason: ['Motivo do ajuste'],
    amount: ['Valor do ajuste'],
    orderId: ['Número do pedido relacionado'],
  },
  required: requiredOfAdjustments,
  single: [...requiredOfAdjustments, 'reason'],
  ...{ usual, orderId },
})

/** The sheet 'Shipping Fee Discrepancy': orders that were charged another freight than expected. */
export const freightLayout = layoutOf({
  columns: {
    orderId: ['ID do pedido'],
    expected: ['Taxa de frete esperada:'],
    charged: ['Taxa de frete real cobrada pelo parceiro logístico:'],
    reason: ['Motivo da discrepância'],
  },
  required: requiredOfFreight,
  single: [...requiredOfFreight, 'reason'],
  ...{ usual, orderId },
})

export type AdjustmentColumn = keyof (typeof adjustmentLayout)['columns']
export type FreightColumn = keyof (typeof freightLayout)['columns']
