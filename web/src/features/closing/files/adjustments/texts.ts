import { formatCount } from '../../../../ui/number-formats.ts'
import { counted } from '../../texts.ts'

export const texts = {
  title: 'Ajustes fora dos pedidos',
  fee: (number: string) => `tarifa ${number}`,
  columns: { day: 'Data', what: 'O quê', order: 'Pedido', amount: 'Valor' },
  topUp: 'Vai para anúncios',
  noDay: 'Sem data',
  noOrder: 'Sem pedido',
  noDescription: 'Sem descrição no arquivo',
  sum: (count: number) => `Soma de ${counted(count, 'ajuste', 'ajustes')}`,
  topUps: (amount: string) =>
    `${amount} foram para o seu saldo de anúncios: é dinheiro que você gasta em Shopee Ads, e não uma taxa.`,
  onlyFirst: (shown: number) => `A lista guarda os primeiros ${formatCount(shown)}; a soma é de todos.`,
}
