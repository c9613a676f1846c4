import type { PaymentRecord } from '../store/asaas-records.ts'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const words: Record<PaymentRecord['status'], string> = {
  PENDING: 'Aguardando',
  CONFIRMED: 'Confirmada',
  RECEIVED: 'Recebida',
  OVERDUE: 'Vencida',
  REFUNDED: 'Estornada',
}

export const means = { PIX: 'Pix', CREDIT_CARD: 'Cartão' }

export function brl(value: number): string {
  return money.format(value)
}

export function statusOf({ deleted, status }: PaymentRecord): string {
  return deleted ? 'Removida' : words[status]
}

/** A date in Brazilian notation: 20/11/2026. */
export function dayOf(date: string): string {
  return date.split('-').toReversed().join('/')
}
