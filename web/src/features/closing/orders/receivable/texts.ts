import type { AgeBand, AwaitedState, SettledState } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { counted, orders } from '../../texts.ts'

const paid = (one: string, many: string) => (count: number) => (count === 1 ? one : many)

export const texts = {
  title: 'A receber',
  orders,
  bands: {
    later: 'No prazo',
    'this-week': 'Chega esta semana',
    'past-7': 'Atrasado de 1 a 7 dias',
    'past-30': 'Atrasado de 8 a 30 dias',
    'past-more': 'Atrasado há mais de 30 dias',
    undated: 'Sem data prevista',
  } satisfies Record<AgeBand, string>,
  weeks: 'Semana a semana',
  thisWeek: (to: string) => `Esta semana, até ${to}`,
  week: (from: string, to: string) => `${from} a ${to}`,
  after: (from: string) => `De ${from} em diante`,
  nothing: 'Nada: nenhum pedido deste mês espera pagamento.',
  overdue: ({ income }: MarketplaceWords) =>
    `O que atrasou pode já ter sido pago: envie ${income} dos meses seguintes.`,
  estimated: (count: number) =>
    count === 1 ? 'Uma das datas é uma estimativa.' : `${formatCount(count)} das datas são estimativas.`,
  undated: (count: number, { orders }: MarketplaceWords) =>
    `${counted(count, 'pedido está', 'pedidos estão')} sem data prevista: ${orders} não diz quando ${count === 1 ? 'foi entregue' : 'foram entregues'}. Depois da entrega, baixe o arquivo de novo, com todas as colunas.`,
  older: ({ orders, income }: MarketplaceWords) =>
    `Este mês foi comparado antes de calcularmos as datas: envie ${orders} e ${income} de novo para vê-las.`,
  owed: (count: number, amount: string) =>
    `À parte: ${counted(count, 'pedido ainda vai', 'pedidos ainda vão')} custar ${amount} a você.`,
  others: 'Os outros:',
  settled: {
    paid: paid('pago como esperado', 'pagos como esperado'),
    'paid-late': paid('pago com atraso', 'pagos com atraso'),
    'paid-less': paid('pago a menos', 'pagos a menos'),
    'paid-more': paid('pago a mais', 'pagos a mais'),
    refunded: paid('com reembolso', 'com reembolso'),
  } satisfies Record<SettledState, (count: number) => string>,
  settledLists: {
    'paid-late': {
      show: (count: number) =>
        `Ver ${count === 1 ? 'o pedido pago' : `os ${formatCount(count)} pedidos pagos`} com atraso`,
      hide: 'Esconder os pagos com atraso',
      title: 'Pagos com atraso',
    },
    refunded: {
      show: (count: number) =>
        `Ver ${count === 1 ? 'o pedido' : `os ${formatCount(count)} pedidos`} com reembolso`,
      hide: 'Esconder os reembolsados',
      title: 'Pagos como esperado e reembolsados ao comprador',
    },
  },
  settledOrders: {
    columns: {
      order: 'Pedido',
      due: 'Previsto para',
      paid: 'Pago em',
      late: 'Atraso',
      amount: 'Valor',
      refunded: 'Reembolso',
      kept: 'Ficou com você',
    },
    estimate: 'estimativa',
    days: (days: number) => counted(days, 'dia', 'dias'),
    none: '–',
    notStored: ({ orders, income }: MarketplaceWords) =>
      `A lista não foi guardada com este mês: envie ${orders} e ${income} de novo para vê-la.`,
    onlyFirst: (count: number) => `A lista traz os primeiros ${formatCount(count)} pedidos.`,
  },
  find: {
    list: 'Pedidos encontrados',
    columns: { order: 'Pedido', outcome: 'O que aconteceu' },
    label: 'Encontrar um pedido deste mês',
    clear: 'Limpar busca',
    short: (least: number) => `Digite pelo menos ${least} caracteres do ID.`,
    loading: 'Procurando…',
    none: 'Nenhum pedido deste mês tem esse ID. Confira se ele não é de outro mês.',
    noneListed: 'Nenhuma diferença nem pedido sem pareamento tem esse ID. Dos outros não se sabe.',
    shown: (shown: number, count: number) =>
      `Os primeiros ${formatCount(shown)} de ${formatCount(count)}: escreva mais do ID.`,
  },
  leftOut: {
    show: 'Ver os cancelados e devolvidos',
    hide: 'Esconder os cancelados e devolvidos',
    title: 'Pedidos de que nada se espera',
    columns: { order: 'Pedido', status: 'O que consta', product: 'Produto' },
    loading: 'Buscando os pedidos…',
    none: '–',
    paid: (amount: string) => ` · ${amount} no arquivo de pagamentos`,
  },
  cancelled: paid('cancelado', 'cancelados'),
  returned: paid('devolvido', 'devolvidos'),
  show: 'Mostrar só os pedidos',
  states: {
    overdue: 'Atrasados',
    due: 'Chegam esta semana',
    upcoming: 'No prazo',
    undated: 'Sem data prevista',
    unpaid: 'Não pagos pelo comprador',
    owed: 'Custam a você',
  } satisfies Record<AwaitedState, string>,
}
