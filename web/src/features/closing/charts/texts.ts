import { formatCount } from '../../../ui/number-formats.ts'
import { orders } from '../texts.ts'

export const texts = {
  title: 'Onde estão as diferenças',
  byDay: 'Por dia do pedido',
  byReason: 'Por motivo',
  worstDay: (day: string, amount: string) => `O dia com maior perda foi ${day}: ${amount} a menos.`,
  noLoss: 'Nenhum dia teve perda.',
  dayAlternative: (sentence: string) =>
    `Diferenças somadas por dia do pedido, a mais para cima e a menos para baixo. ${sentence}`,
  day: (day: string, loss: string, gain: string) => `${day}: ${loss} a menos, ${gain} a mais`,
  undated: (count: number) =>
    count === 1
      ? '1 pedido sem data não está desenhado.'
      : `${formatCount(count)} pedidos sem data não estão desenhados.`,
  reasonHint: 'Clique em um motivo para ver só os pedidos dele.',
  moreReasons: (count: number) => `Mostrar mais ${formatCount(count)} ${count === 1 ? 'motivo' : 'motivos'}`,
  loss: 'a menos',
  gain: 'a mais',
  explained: 'nada a contestar',
  orders,
  bySteps: 'Do esperado ao recebido',
  steps: {
    expected: 'Esperado',
    awaited: 'Pedidos sem pagamento',
    refunded: 'Devolvido a compradores',
    further: 'Outros motivos',
    crumbs: 'Diferenças de poucos centavos',
    received: 'Recebido',
  },
}
