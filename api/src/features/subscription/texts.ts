import { planWords } from '@vendaclara/contract/texts'
import type { PlanCycle } from '@vendaclara/core/subscription'

/** The description of a purchase at the gateway. */
export const purchaseDescription = (cycle: PlanCycle) => `Vendaclara: Plano ${planWords[cycle].name}`

export const answers = {
  bought: 'Assinatura criada. Processando pagamento.',
  qrCodeMissing: 'A assinatura foi criada, mas o QR Code não veio. Abra Minha assinatura para vê-lo.',
  invalidCoupon: 'Cupom Inválido',
  priceChanged: 'O preço mudou. Recarregue a página.',
  cardExpired: 'Data de validade do cartão é inválida.',
  /** Used when it would be wrong to say that nothing was charged. */
  outcomeUnknown:
    'O serviço de pagamentos não confirmou o pedido. Veja em Minha assinatura, em alguns minutos, como ela ficou antes de tentar de novo.',
  noneRunning: 'Não há assinatura em andamento.',
  notPaidByCard: 'Esta assinatura não é paga com cartão.',
  noPixWaiting: 'Nenhum Pix está aguardando pagamento.',
  nothingToCancel: 'Não há assinatura a cancelar.',
  nothingToRefund: 'Não há pagamento a devolver.',
}

/** Used in the files of an account's own data. */
export const paidBy = { CREDIT_CARD: 'cartão', PIX: 'Pix' }
