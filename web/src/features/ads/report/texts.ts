import type { AdsDoubt, BadRow, UnreadableValue } from '@vendaclara/core/ads'
import { formatBrl, formatCount, formatNumber } from '../../../ui/number-formats.ts'

const reasons: { [Defect in BadRow['defect']]: (row: Extract<BadRow, { defect: Defect }>) => string } = {
  width: ({ cells, columns }) => `tem ${cells === 1 ? '1 coluna' : `${cells} colunas`} em vez de ${columns}`,
  keyword: () => 'não diz a palavra-chave ou o anúncio',
  sum: () => 'é uma soma das outras linhas',
  number: () => 'não tem o número que as outras linhas têm',
  quote: () => 'tem aspas que não fecham',
  long: () => 'é longa demais para ser uma linha do relatório',
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const quoted = (columns: readonly string[]) => list.format(columns.map((name) => `“${name}”`))
const linesNamed = 5

function inLines(lines: readonly number[], count: number): string {
  const named = lines.slice(0, linesNamed).map((line) => formatCount(line))
  const rest = count > named.length ? ` e mais ${formatCount(count - named.length)}` : ''
  return count === 1
    ? `na linha ${named.join('')}`
    : `em ${formatCount(count)} linhas (${named.join(', ')}${rest})`
}

/** What does not fit in a report, in words. */
export function doubtSentence(doubt: AdsDoubt): string {
  switch (doubt.kind) {
    case 'differs':
      return `${quoted(doubt.columns)} não combinam bem ${inLines(doubt.lines, doubt.count)}.`
    case 'blank':
      return `${quoted(doubt.columns)} está em branco ${inLines(doubt.lines, doubt.count)} e ali conta como 0.`
    case 'total':
      return `O total geral do arquivo e as linhas dele não combinam em ${quoted(doubt.columns)}.`
    case 'click-cost':
      return `Pelo arquivo, cada clique custou ${formatBrl(doubt.value)} em média. Se não foi isso, importe o arquivo como foi baixado.`
    case 'whole':
      return 'Nenhum número tem casas decimais: se uma planilha tirou os centavos, importe o arquivo como foi baixado.'
    case 'items':
      return `Pelo arquivo, cada venda teve ${formatNumber(doubt.value, 0, 1)} itens em média. Se não foi isso, confira “Itens Vendidos” e “Conversões”.`
  }
}

/** The first values that are no numbers, by their columns: 'VBM (linha 16)'. */
export function unreadableSentence(count: number, unreadable: readonly UnreadableValue[] = []): string {
  const columns = [...new Set(unreadable.map(({ column }) => column))]
  const places = columns.map((column) => {
    const lines = unreadable.filter((one) => one.column === column).map(({ line }) => formatCount(line))
    const rest = lines.length > linesNamed ? '…' : ''
    return `“${column}” (${lines.length === 1 ? 'linha' : 'linhas'} ${lines.slice(0, linesNamed).join(', ')}${rest})`
  })
  const where = places.length > 0 ? `, em ${list.format(places)}` : ''
  return `Valores que não são números e contaram como 0: ${formatCount(count)}${where}.`
}

export const texts = {
  search: 'Buscar na tabela',
  report: {
    name: 'Relatório importado',
    title: 'Título:',
    product: 'Produto:',
    shop: 'Loja:',
    period: 'Período:',
    file: 'Arquivo:',
    unknown: 'não informado no arquivo',
    keptHint: 'Fica neste aparelho até o próximo arquivo.',
    saved: 'salvo neste aparelho',
    save: 'Salvar',
    saveName: 'Salvar relatório',
    rename: 'Renomear',
    remove: 'Remover',
    removeName: 'Remover relatório',
    example: 'Exemplo',
    removeExample: 'Remover o exemplo',
  },
  answer: {
    unsold: (terms: string, isOne: boolean) => `em ${terms} que não ${isOne ? 'vendeu' : 'venderam'} nada`,
    noSpend: 'Nada foi gasto neste relatório.',
    see: 'ver',
  },
  total: { caption: 'Totais do relatório', label: 'TOTAL', computed: 'TOTAL (calculado)' },
  receipt: {
    title: 'Conferência das linhas',
    open: 'Ver o que ficou de fora',
    importedAt: (when: string) => `Importado em ${when}.`,
    lines: (count: string, isOne: boolean) => `${count} ${isOne ? 'linha' : 'linhas'}`,
    used: (count: string, isOne: boolean) => `${count} ${isOne ? 'usada' : 'usadas'}`,
    excluded: (count: string) => `${count} fora (locais de descoberta e segmentação de público)`,
    withoutClicks: (count: string) => `${count} sem cliques`,
    overall: (count: string) => `${count} de total geral`,
    repeated: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'repetida, contada' : 'repetidas, contadas'} uma vez só`,
    bad: (count: string) => `${count} com defeito`,
    doubts: 'Confira este arquivo',
  },
  badRows: {
    open: (count: number) => `${formatCount(count)} ${count === 1 ? 'linha ignorada' : 'linhas ignoradas'}`,
    name: 'Linhas ignoradas',
    line: (line: number) => `Linha ${formatCount(line)}`,
    reason: (row: BadRow) => (reasons[row.defect] as (row: BadRow) => string)(row),
    hint: 'Elas não entram nas contas. Se fizerem falta, exporte o relatório de novo.',
    more: (listed: number, count: number) =>
      `Estas são as primeiras ${formatCount(listed)} de ${formatCount(count)}.`,
  },
  tabs: {
    name: 'Partes do relatório',
    stop: 'O que parar',
    compare: 'Comparar',
    charts: 'Gráficos',
  },
  tour: {
    import: {
      title: 'Importe um arquivo baixado',
      body: 'Ele não sai deste aparelho.',
    },
    figures: {
      title: 'Confira os preços em tempo real',
      body: 'Quanto custa cada clique e cada venda, e quanto volta de cada real.',
    },
    expand: {
      title: 'Expanda para ver os detalhes',
      body: 'Veja o que os compradores pesquisaram.',
    },
    keep: {
      title: 'Salve ou exclua',
      body: 'Com um título, ele fica neste aparelho.',
    },
  },
}
