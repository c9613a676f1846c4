/** The columns that a closing needs, by name: what each contender reads and keeps. */
export const wantedColumns = {
  orders: [
    'ID do pedido',
    'Status do pedido',
    'Cancelar Motivo',
    'Status da Devolução / Reembolso',
    'Data de criação do pedido',
    'Nome do Produto',
    'Quantidade',
    'Subtotal do produto',
    'Cupom do vendedor',
    'Valor Total',
    'Taxa de comissão líquida',
    'Taxa de serviço líquida',
  ],
  income: [
    'Ver',
    'ID do pedido',
    'ID do reembolso',
    'Quantia total lançada (R$)',
    'Preço do produto',
    'Valor do Reembolso',
    'Taxa de frete paga pelo comprador',
    'Frete cobrado pelo parceiro logístico',
    'Desconto de frete pela Shopee',
    'Taxa de comissão líquida',
    'Taxa de serviço líquida',
    'Taxa de transação',
  ],
} as const

export type ReportKind = keyof typeof wantedColumns
