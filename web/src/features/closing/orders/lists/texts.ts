import { formatCount } from '../../../../ui/number-formats.ts'
import type { Filters } from '../../worker/rows/filters.ts'
import type { Sort } from '../../worker/rows/sort-rows.ts'

const ofDifferences = (count: number) => (count === 1 ? 'diferença' : 'diferenças')

export const texts = {
  results: {
    differences: 'Diferenças',
    unmatched: 'Sem Pareamento',
    unmatchedHelp:
      'Alguns pedidos podem ainda não ter sido concluídos e, por isso, não estão no arquivo de pagamentos que você baixou.',
    unmatchedHelpLabel: 'Por que há pedidos aqui?',
    id: 'ID do pedido',
    date: 'Data do pedido',
    amount: 'Diferença',
    info: 'Informação',
    inSheet: (info: string) => `Na planilha de erros: ${info}`,
    gain: 'A mais',
    loss: 'A menos',
    loading: 'Carregando os pedidos',
    failed: 'Os pedidos não foram carregados',
    notRenewed: 'Os pedidos não foram atualizados; abaixo estão os que foram carregados antes',
    notLoaded: 'Aparecem aqui quando forem carregados.',
    crumbs: 'Menos de R$ 1,00',
    shown: (shown: number, count: number) => `Mostrando ${formatCount(shown)} de ${formatCount(count)}`,
    more: 'Mostrar mais',
    noDifferences: 'Nenhuma diferença: cada pedido comparado foi pago como devia.',
    noUnmatched: 'Nenhum: cada pedido está em algum arquivo de pagamentos.',
  },
  filters: 'Filtros das diferenças',
  unmatchedFilters: 'Filtros dos pedidos sem pareamento',
  reasons: 'Motivos',
  reasonChip: (name: string, count: number) => `${name} · ${formatCount(count)} ·`,
  moreFilters: 'Mais filtros',
  moreFiltersOn: (count: number) => `Mais filtros (${count})`,
  sign: 'Sinal',
  signs: { all: 'Todas', loss: 'Só a menos', gain: 'Só a mais' } satisfies Record<Filters['sign'], string>,
  least: 'A partir de',
  sort: 'Ordem',
  largest: 'Maior valor primeiro',
  sorts: {
    file: 'Do arquivo',
    loss: 'Maior perda primeiro',
    gain: 'Maior ganho primeiro',
    newest: 'Mais novos primeiro',
    oldest: 'Mais antigos primeiro',
    id: 'ID do pedido, A a Z',
    'id-down': 'ID do pedido, Z a A',
    reason: 'Motivo, A a Z',
    'reason-down': 'Motivo, Z a A',
    due: 'Previstos antes primeiro',
    'due-down': 'Previstos depois primeiro',
  } satisfies Record<Sort, string>,
  count: (count: number) => `${formatCount(count)} ${ofDifferences(count)}`,
  countOf: (some: number, all: number) => `${formatCount(some)} de ${formatCount(all)} ${ofDifferences(all)}`,
  inWords: (some: number, all: number, amount: string) =>
    `Na lista de diferenças: ${formatCount(some)} de ${formatCount(all)}, que somam ${amount}.`,
  sum: (amount: string) => `Soma: ${amount}`,
  contested: (count: number, amount: string) => `Contestado: ${formatCount(count)} (${amount})`,
  recovered: (amount: string) => `Recuperado: ${amount}`,
  selectAll: 'Selecionar todas',
  explained: 'Nada a contestar',
  age: (days: number) => (days === 0 ? 'de hoje' : days === 1 ? 'há 1 dia' : `há ${formatCount(days)} dias`),
  due: {
    in: (days: number) =>
      days === 0
        ? 'hoje'
        : days === 1
          ? 'amanhã'
          : days > 1
            ? `daqui a ${formatCount(days)} dias`
            : `atrasado há ${days === -1 ? '1 dia' : `${formatCount(-days)} dias`}`,
    on: (day: string) => `previsto para ${day}`,
    estimated: (day: string) => `previsto para ${day} (estimativa)`,
    none: 'sem data prevista',
    unpaid: 'o comprador não pagou',
  },
  clear: 'Limpar filtros',
  none: 'Nenhuma diferença passa pelos filtros.',
  noneUnmatched: 'Nenhum pedido sem pareamento passa pelos filtros.',
}
