import { formatCount } from '../../../ui/format-count.ts'

const ofDifferences = (count: number) => (count === 1 ? 'diferença' : 'diferenças')

export const texts = {
  filters: 'Filtros das diferenças',
  unmatchedFilters: 'Filtros dos pedidos sem pareamento',
  search: 'Buscar ID do pedido',
  searchHint: 'Ex.: 2603152HES5R58',
  clearSearch: 'Limpar busca',
  reason: 'Motivo',
  allReasons: 'Todos os motivos',
  reasonOption: (name: string, count: number) => `${name} (${formatCount(count)})`,
  sign: 'Sinal',
  signs: { all: 'Todas', loss: 'Só a menos', gain: 'Só a mais' },
  least: 'A partir de',
  leastRefusal: 'Um valor em reais, a partir de 0.',
  mark: 'Situação',
  marks: { all: 'Todas', open: 'Em aberto', contestado: 'Contestado', recuperado: 'Recuperado' },
  sort: 'Ordem',
  sorts: {
    file: 'Do arquivo',
    loss: 'Maior perda primeiro',
    gain: 'Maior ganho primeiro',
    newest: 'Mais novos primeiro',
    oldest: 'Mais antigos primeiro',
  },
  count: (count: number) => `${formatCount(count)} ${ofDifferences(count)}`,
  countOf: (some: number, all: number) => `${formatCount(some)} de ${formatCount(all)} ${ofDifferences(all)}`,
  sum: (amount: string) => `Soma: ${amount}`,
  contested: (count: number, amount: string) => `Contestado: ${formatCount(count)} (${amount})`,
  recovered: (amount: string) => `Recuperado: ${amount}`,
  editor: 'Seu acompanhamento',
  recoveredAmount: 'Valor recuperado',
  note: 'Nota',
  noteHint: 'Ex.: chamado aberto com a Shopee',
  saveMark: 'Salvar nota e valor',
  select: (id: string) => `Selecionar o pedido ${id}`,
  selectAll: 'Selecionar todas',
  selected: (count: number) =>
    count === 1 ? '1 pedido selecionado' : `${formatCount(count)} pedidos selecionados`,
  bulkNote: 'Nota para os selecionados (opcional)',
  markAs: {
    contestado: 'Marcar como contestado',
    recuperado: 'Marcar como recuperado',
    open: 'Deixar em aberto',
  },
  unselect: 'Limpar seleção',
  marked: (count: number, state: string) =>
    count === 1
      ? `Pedido guardado como “${state}”.`
      : `${formatCount(count)} pedidos guardados como “${state}”.`,
  undo: 'Desfazer',
  markedMixed: (count: number) =>
    count === 1 ? 'Pedido guardado.' : `${formatCount(count)} pedidos guardados.`,
  markFailed: (count: number) =>
    count === 1
      ? 'A marcação de 1 pedido não foi guardada'
      : `A marcação de ${formatCount(count)} pedidos não foi guardada`,
  markFailedHow: (reason: string) =>
    `${reason} O que você marcou e escreveu continua aqui, mas só nesta tela.`,
  discard: (count: number) => (count === 1 ? 'Descartar a marcação' : 'Descartar as marcações'),
  refused: (count: number) =>
    count === 1
      ? '1 pedido foi mudado em outra aba ou aparelho'
      : `${formatCount(count)} pedidos foram mudados em outra aba ou aparelho`,
  refusedHow: (ids: readonly string[], more: number) =>
    `A lista mostra o que foi guardado lá, e nada foi sobrescrito. A sua marcação ficou de fora em ${ids.join(', ')}${more > 0 ? ` e mais ${formatCount(more)}` : ''}.`,
  yield: 'Deixar como está',
  insist: 'Aplicar a minha marcação',
  paidIn: (month: string) => `Pago em ${month}`,
  age: (days: number) => (days === 0 ? 'de hoje' : days === 1 ? 'há 1 dia' : `há ${formatCount(days)} dias`),
  exportSupport: 'Exportar para o suporte',
  exportFailed: 'A planilha para o suporte não foi criada',
  exportFailedHow: 'Clique em Exportar para o suporte mais uma vez; o que está na tela continua aqui.',
  clear: 'Limpar filtros',
  none: 'Nenhuma diferença passa pelos filtros.',
  noneUnmatched: 'Nenhum pedido sem pareamento passa pelos filtros.',
}
