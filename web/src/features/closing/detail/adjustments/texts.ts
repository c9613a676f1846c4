import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import { counted } from '../../texts.ts'

export const texts = {
  title: 'Ajustes fora dos pedidos',
  about: {
    shopee:
      'O que a Shopee creditou ou cobrou à parte, como impostos e compensações. Não entra em Recebido, em Falta nem nas diferenças.',
    mercadoLivre:
      'O que o Faturamento cobrou sem descontar da venda, como publicidade e devoluções: sai na fatura do mês. Não entra em Recebido, em Falta nem nas diferenças.',
    shein: 'O que a Shein creditou ou cobrou à parte. Não entra em Recebido, em Falta nem nas diferenças.',
  } satisfies Record<ClosingMarketplace, string>,
  fee: (number: string) => `tarifa ${number}`,
  columns: { day: 'Data', what: 'O quê', order: 'Pedido', amount: 'Valor' },
  topUp: 'Vai para anúncios',
  noDay: 'Sem data',
  noOrder: 'Sem pedido',
  noDescription: 'Sem descrição no arquivo',
  sum: (count: number) => `Soma de ${counted(count, 'ajuste', 'ajustes')}`,
  topUps: (amount: string) =>
    `${amount} foram para o seu saldo de anúncios: é dinheiro que você gasta em Shopee Ads, e não uma taxa.`,
  more: (count: number) => `Mostrar mais ${formatCount(count)}`,
  onlyFirst: (shown: number) => `A lista guarda os primeiros ${formatCount(shown)}; a soma é de todos.`,
}
