import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { formatCount } from '../../../ui/number-formats.ts'
import type { ColumnKey, DecimalMark, Unit } from '../files/columns.ts'

/** Limits for files with hundreds of other columns, and for headers that are long texts. */
const columnsNamed = 20
const longestName = 60

const listings = (count: number) => (count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`)

const listed = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names)

export const texts = {
  menu: 'Importar',
  menuName: 'Importar e exportar anúncios',
  import: 'Importar planilha',
  template: 'Baixar modelo',
  export: 'Exportar tudo (.xlsx)',
  title: 'Importar anúncios',
  intro:
    'Uma linha por anúncio, de vários marketplaces juntos se quiser. Nada é importado antes de você conferir.',
  pick: 'Escolha ou solte aqui sua planilha',
  dropAnywhere: 'Solte a planilha para conferir os anúncios dela',
  pickByTouch: 'Escolha sua planilha',
  limits: 'Arquivo .xlsx ou .csv, até 10 MB e 5.000 linhas',
  withoutMarketplace: (name: string) =>
    `Linhas sem marketplace entram em ${name}. Células vazias ficam com o padrão.`,
  refused: (file: string) => `“${file}” não foi lido`,
  reading: 'Lendo a planilha…',
  cancelReading: 'Cancelar leitura',
  ready: (count: number) => (count === 1 ? '1 pronta' : `${formatCount(count)} prontas`),
  withProblem: (count: number) => `${formatCount(count)} com erro`,
  outcomes: (created: number, changed: number, same: number) =>
    [
      created === 1 ? '1 novo' : `${formatCount(created)} novos`,
      changed === 1 ? '1 alterado' : `${formatCount(changed)} alterados`,
      same === 1 ? '1 igual' : `${formatCount(same)} iguais`,
    ].join(' · '),
  /** '40 com preço, 20 sem preço: falta a tarifa' */
  priced: (
    priced: number,
    lacks: readonly (readonly [string, number])[],
    { costless, weightless }: Record<'costless' | 'weightless', number>,
  ) =>
    [
      `${formatCount(priced)} com preço`,
      ...lacks.map(([lack, count]) => `${formatCount(count)} sem preço: ${lack}`),
      ...(costless === 0 ? [] : [`${formatCount(costless)} com preço só das tarifas: falta o custo`]),
      ...(weightless === 0
        ? []
        : [`${formatCount(weightless)} com preço só da faixa mais leve: falta o peso`]),
    ].join(', '),
  filters: {
    all: (count: number) => `Todas (${formatCount(count)})`,
    new: (count: number) => `Novos (${formatCount(count)})`,
    changed: (count: number) => `Alterados (${formatCount(count)})`,
    same: (count: number) => `Iguais (${formatCount(count)})`,
    bad: (count: number) => `Com erro (${formatCount(count)})`,
  },
  outcome: { new: 'Novo', changed: 'Alterado', same: 'Igual', bad: 'Com erro' },
  sku: (sku: string) => `SKU ${sku}`,
  was: (value: string) => `antes ${value}`,
  whyNoPrice: (reason: string) => `Sem preço. ${reason}.`,
  nothingChanged: 'Nada mudou: os anúncios desta planilha já estão assim.',
  show: 'Linhas mostradas',
  chooseAll: (chosen: number, all: number) =>
    chosen === all
      ? `Todas as ${formatCount(all)} marcadas`
      : `${formatCount(chosen)} de ${formatCount(all)} marcadas`,
  choose: (number: number) => `Importar a linha ${formatCount(number)}`,
  noneChosen: 'Nenhuma linha marcada',
  columns: 'Rever colunas',
  remembered: 'As colunas foram lidas como da última vez. Para mudar ou esquecer, use “Rever colunas”.',
  byTitle: 'Reconhecer anúncios pelo título',
  byTitleHint:
    'A planilha não tem SKU: o mesmo título atualiza o anúncio. Desligado, cada linha cria um novo.',
  doubted: (count: number) =>
    count === 1
      ? '1 linha tem um valor que parece errado e está desmarcada. Se ela está certa, marque-a.'
      : `${formatCount(count)} linhas têm valores que parecem errados e estão desmarcadas. Marque as que estão certas.`,
  leftOut: 'Linhas com erro ficam de fora; corrija na planilha e importe só elas depois.',
  nothingReady: 'Nenhuma linha pode ser importada como está.',
  downloadBad: 'Baixar linhas com erro',
  unknownColumns: (names: readonly string[]) => {
    const [first = '', ...more] = names.slice(0, columnsNamed).map((name) => name.slice(0, longestName))
    if (names.length === 1) return `A coluna ${first} não foi reconhecida e fica de fora.`
    const others = names.length - columnsNamed
    const rest = others > 0 ? ` e mais ${formatCount(others)}` : ''
    return `As colunas ${[first, ...more].join(', ')}${rest} não foram reconhecidas e ficam de fora.`
  },
  unaskedColumns: (names: readonly string[], marketplaces: readonly Marketplace[]) => {
    const where = marketplaces.map(
      (one) => `d${marketplaceEntries[one].article} ${marketplaceEntries[one].label}`,
    )
    const subject = names.length === 1 ? 'A coluna' : 'As colunas'
    const left = names.length === 1 ? 'não entra no preço' : 'não entram no preço'
    return `${subject} ${listed(names)} ${left} ${listed(where)}. Se a planilha é de outro marketplace, escolha-o na calculadora antes de importar, ou acrescente a coluna Marketplace.`
  },
  table: 'Linhas da planilha',
  pages: 'Páginas das linhas',
  line: 'Linha',
  lineOf: (number: number) => `Linha ${formatCount(number)}`,
  price: 'Preço de venda',
  noPrice: 'sem preço',
  none: 'nenhuma',
  otherFile: 'Escolher outro arquivo',
  confirm: (created: number, changed: number) => {
    if (changed === 0) return `Importar ${listings(created)}`
    return created === 0
      ? `Atualizar ${listings(changed)}`
      : `Importar ${listings(created)} e atualizar ${formatCount(changed)}`
  },
  done: (created: number, changed: number) => {
    const imported = created === 1 ? '1 anúncio importado' : `${listings(created)} importados`
    if (changed === 0) return imported
    const updated = changed === 1 ? '1 atualizado' : `${formatCount(changed)} atualizados`
    if (created > 0) return `${imported} e ${updated}`
    return changed === 1 ? '1 anúncio atualizado' : `${listings(changed)} atualizados`
  },
}

const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

export const columnTexts = {
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
