/** The marketplaces' words for an order, for a message to their support. */
export const pedido = {
  order: 'O pedido',
  many: 'pedidos',
  by: 'pelo pedido',
  of: 'do pedido',
  at: 'no pedido',
  these: 'por estes',
}
export const venda = {
  order: 'A venda',
  many: 'vendas',
  by: 'pela venda',
  of: 'da venda',
  at: 'na venda',
  these: 'por estas',
}

export const opensNewTab = '(abre em outra aba)'

export const freightTotal = 'Saldo do frete'

/** Reasons that several marketplaces share. */
export const sharedReasons = {
  'seller-coupon': {
    name: 'Cupom do vendedor',
    sentence: 'o cupom descontado é outro que o do arquivo de pedidos',
  },
  'product-price': {
    name: 'Preço do produto',
    sentence: 'o preço do produto é outro que o do arquivo de pedidos',
  },
  refund: { name: 'Reembolso ao comprador', sentence: 'reembolso ao comprador' },
}
