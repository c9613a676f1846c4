import type { DifferenceReason } from '@vendaclara/core/closing'

export const texts = {
  month: (name: string, year: string) => `${name} de ${year}`,
  reasons: {
    'freight-subtotal': 'Subtotal do frete',
    'commission-rate': 'Comissão com outra taxa',
    'fixed-fee-per-unit': 'Taxa fixa por unidade',
    'service-fee': 'Taxa de serviço diferente',
    'seller-coupon': 'Cupom do vendedor',
    'affiliate-fee': 'Comissão de afiliados',
    refund: 'Reembolso ao comprador',
    'return-freight': 'Frete de devolução',
    'product-price': 'Preço do produto',
    'other-charge': 'Outra cobrança ou ajuste',
    dispute: 'Reclamação ou contestação',
    'share-of-products': 'Desconto de 5% dos produtos',
    'sale-fee-again': 'Tarifa de venda de novo',
    'shipping-again': 'Tarifa de envio de novo',
    campaign: 'Desconto de campanha',
    commission: 'Comissão diferente',
    freight: 'Taxa de frete diferente',
    storage: 'Taxa de estocagem diferente',
    'return-fee': 'Taxa de devolução',
    several: 'Vários motivos',
    unexplained: 'Sem explicação nos arquivos',
  } satisfies Record<DifferenceReason, string>,
  noReason: 'Motivo ainda não lido',
}
