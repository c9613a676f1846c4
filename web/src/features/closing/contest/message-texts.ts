import { formatCount } from '../../../ui/number-formats.ts'
import type { MessageWords } from '../model/marketplaces/marketplace.ts'

/** ', de 01/03/2026'; '' if the day of the order is unknown. */
const of = (day: string) => (day === '' ? '' : `, de ${day}`)

/** What is sent to a marketplace's support. */
export const messages = {
  hello: 'Olá!',
  thanks: 'Agradeço desde já.',
  paidLess: ({ by }: MessageWords, id: string, day: string) =>
    `Solicito a conferência do valor pago ${by} ${id}${of(day)}, menor que o devido.`,
  manyPaidLess: ({ these, many }: MessageWords, count: number) =>
    `Solicito a conferência dos valores pagos ${these} ${formatCount(count)} ${many}, menores que o devido:`,
  unpaid: ({ order, income }: MessageWords, id: string, day: string, amount: string) =>
    `${order} ${id}${of(day)}, com ${amount} a receber, não consta ${income}.`,
  manyUnpaid: ({ these, many, income }: MessageWords, count: number) =>
    `Não encontrei ${income} o pagamento de ${formatCount(count)} ${many}. Solicito a conferência do que é devido ${these} ${many}:`,
  figures: ({ expected, received, missing }: Record<'expected' | 'received' | 'missing', string>) => [
    `Valor esperado: ${expected}`,
    `Valor recebido: ${received}`,
    `Valor solicitado: ${missing}`,
  ],
  missing: (amount: string) => `Valor solicitado: ${amount}`,
  short: ({ expected, received, missing }: Record<'expected' | 'received' | 'missing', string>) =>
    `esperado ${expected}, recebido ${received}, solicito ${missing}`,
  reason: (name: string, amount: string) => `${name}: ${amount}`,
  ofOrder: (id: string, day: string, what: string) => `${id}${of(day)}: ${what}`,
  line: (text: string) => `- ${text}`,
  total: (amount: string) => `Total: ${amount}`,
  giveBack: (amount: string) => `Solicito a devolução de ${amount}, ou a explicação da cobrança.`,
  check: (amount: string) =>
    `Solicito que confiram de onde vem a diferença e, se a cobrança não se confirmar, a devolução de ${amount}.`,
  freight: {
    open: (count: number) =>
      count === 1
        ? 'Solicito a conferência do frete por peso ou medidas cobrado na minha carteira por este pedido:'
        : `Solicito a conferência do frete por peso ou medidas cobrado na minha carteira por estes ${formatCount(count)} pedidos:`,
    close: (amount: string) =>
      `Solicito o peso e as medidas que contaram em cada cobrança e, se ela não se confirmar, a devolução de ${amount}.`,
  },
  whenPaid: 'Solicito que confiram e digam quando o pagamento será feito.',
}
