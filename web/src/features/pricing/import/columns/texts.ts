import { formatCount } from '../../../../ui/number-formats.ts'
import type { ColumnKey, DecimalMark, Unit } from '../../files/columns.ts'

const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

export const texts = {
  intro: 'Confira de onde vem cada campo do anúncio. O que você não usa pode ficar de fora.',
  nothingKnown: (names: readonly string[]) => {
    const named = names.slice(0, 4).map((name) => `“${name.slice(0, 40)}”`)
    const found = named.length > 0 ? `: ${named.join(', ')}${names.length > 4 ? ' e outras' : ''}` : ''
    return `Nenhum nome de coluna é conhecido${found}. Diga abaixo qual coluna é qual, ou escolha outro arquivo.`
  },
  remembered:
    'As colunas são as de um arquivo que você já importou: a escolha de então foi lembrada neste navegador.',
  forget: 'Esquecer',
  sheet: 'Aba da planilha',
  sheetName: (name: string, isHidden: boolean) => (isHidden ? `${name} (oculta)` : name),
  headerRow: 'Linha com os nomes das colunas',
  rowOption: (number: number, text: string) => `${number} · ${text}`,
  noHeader: 'Nenhuma: a primeira linha já é um anúncio',
  fields: 'Campos do anúncio',
  field: 'Campo',
  column: 'Coluna da planilha',
  examples: 'Exemplos e como são lidos',
  leftOut: 'Não importar',
  columnOption: (letter: string, name: string) => (name === '' ? `Coluna ${letter}` : `${letter} · ${name}`),
  columnOf: (field: string) => `Coluna para ${field}`,
  unitOf: (field: string) => `Unidade de ${field}`,
  guessed: 'confira',
  required: 'obrigatório',
  units: {
    kg: 'em quilos (kg)',
    g: 'em gramas (g)',
    percent: 'em % (20 = 20%)',
    fraction: 'fração (0,2 = 20%)',
  } satisfies Record<Unit, string>,
  hints: {
    title: 'O nome do anúncio.',
    sku: 'Um SKU já conhecido atualiza o anúncio em vez de criar outro.',
    id: 'O código que a nossa exportação dá a cada anúncio.',
  } as Partial<Record<ColumnKey, string>>,
  noExamples: 'A coluna está vazia.',
  readAs: (written: string, value: string) => `“${written}” é ${value}`,
  wrong: (problem: string) => problem,
  decimal: (field: string) => `Em “${field}”, qual sinal separa os centavos ou decimais?`,
  marks: { comma: 'A vírgula', dot: 'O ponto' } satisfies Record<DecimalMark, string>,
  noNumber: 'um erro',
  moreColumns: (count: number) => `Só as ${formatCount(count)} primeiras colunas aparecem.`,
  missing: {
    name: 'o título ou o SKU',
    cost: 'o custo do produto',
    more: 'ao menos um valor, como o custo',
    decimal: (field: string) => `o sinal decimal de “${field}”`,
  },
  missingSentence: (names: readonly string[]) => `Falta dizer ${conjunction.format(names)}.`,
  otherFile: 'Escolher outro arquivo',
  next: 'Conferir linhas',
}
