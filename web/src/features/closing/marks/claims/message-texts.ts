import { formatCount } from '../../../../ui/number-formats.ts'
import type { MessageWords } from '../../model/marketplaces/marketplace.ts'

/** ', de 01/03/2026'; '' if the day of the order is unknown. */
const of = (day: string) => (day === '' ? '' : `, de ${day}`)

/** What is sent to a marketplace's support. */
export const messages = {
  hello: 'Olá!',
  thanks: 'Obrigado.',
  paidLess: ({ by }: MessageWords, id: string, day: string) =>
    `Peço a conferência do valor pago ${by} ${id}${of(day)}, que veio a menos.`,
  manyPaidLess: ({ these, many }: MessageWords, count: number) =>
    `Peço a conferência dos valores pagos ${these} ${formatCount(count)} ${many}, que vieram a menos:`,
  unpaid: ({ order, income }: MessageWords, id: string, day: string, amount: string) =>
    `${order} ${id}${of(day)}, com ${amount} a receber, não consta ${income}.`,
  manyUnpaid: ({ these, many, income }: MessageWords, count: number) =>
    `Não encontrei ${income} o pagamento de ${formatCount(count)} ${many}. Peço a conferência do que é devido ${these} ${many}:`,
  figures: ({ expected, received, missing }: Record<'expected' | 'received' | 'missing', string>) => [
    `Valor esperado: ${expected}`,
    `Valor recebido: ${received}`,
    `Valor que peço: ${missing}`,
  ],
  missing: (amount: string) => `Valor que peço: ${amount}`,
  short: ({ expected, received, missing }: Record<'expected' | 'received' | 'missing', string>) =>
    `esperado ${expected}, recebido ${received}, peço ${missing}`,
  cause: (name: string, amount: string) => `${name}: ${amount}`,
  ofOrder: (id: string, day: string, what: string) => `${id}${of(day)}: ${what}`,
  line: (text: string) => `- ${text}`,
  total: (amount: string) => `Total: ${amount}`,
  giveBack: (amount: string) => `Peço a devolução de ${amount}, ou a explicação da cobrança.`,
  check: (amount: string) =>
    `Peço que confiram de onde vem a diferença e, se a cobrança não se confirmar, a devolução de ${amount}.`,
  freight: {
    open: (count: number) =>
      count === 1
        ? 'Peço a conferência do frete por peso ou medidas cobrado na minha carteira por este pedido:'
        : `Peço a conferência do frete por peso ou medidas cobrado na minha carteira por estes ${formatCount(count)} pedidos:`,
    close: (amount: string) =>
      `Peço o peso e as medidas que contaram em cada cobrança e, se ela não se confirmar, a devolução de ${amount}.`,
  },
  whenPaid: 'Peço que confiram e digam quando o pagamento será feito.',
}
