import type { ReportLanguage } from '@vendaclara/core/ads'
import type { FileFault } from '../../../files/file-refused.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import type { Refusal } from '../files/refusal.ts'

const exportHint = 'Exporte o relatório de “Palavras-chave” de um anúncio e importe o .csv.'

/** Only where it helps: something between the download and here changed the file. */
const asDownloaded = 'Importe o arquivo como foi baixado, sem abrir antes em uma planilha.'

const languages: Readonly<Record<ReportLanguage, string>> = {
  en: 'inglês',
  es: 'espanhol',
  zh: 'chinês',
  vi: 'vietnamita',
  id: 'indonésio',
}

const oldWorkbook = 'Não lemos .xls nem .xlsb. Importe o arquivo como foi baixado ou salve como .xlsx.'
const foreignWorkbook = `Esta planilha não é um relatório da Shopee nem “Anúncios patrocinados” do Mercado Ads. ${exportHint}`
const otherOffices: Partial<Record<Extract<FileFault, { kind: 'other-office' }>['as'], string>> = {
  'binary-workbook': oldWorkbook,
  libreoffice: 'Não lemos .ods. Importe o arquivo como foi baixado ou salve como .xlsx.',
  numbers:
    'Não lemos arquivos do Numbers. Importe o arquivo como foi baixado ou use Arquivo › Exportar para › Excel.',
}

export const texts = {
  import: 'Importar Arquivo',
  input: 'Arquivo do relatório de anúncios (.csv ou .xlsx)',
  empty: {
    title: 'Importe um arquivo para começar',
    drop: 'ou arraste para cá',
    how: [
      'Shopee Ads: “Palavras-chave” de um anúncio, ou os gerais da loja.',
      'Mercado Ads: “Anúncios patrocinados”.',
    ],
    privacy: 'O arquivo não sai deste aparelho',
    example: 'Ver com um exemplo',
    noExample: 'Sem internet, o exemplo não foi baixado.',
    help: 'Onde baixar',
  },
  drop: 'Solte o arquivo para importar',
  importing: {
    title: (fileName: string) => `Lendo ${fileName}`,
    read: (read: string, total: string) => `${read} de ${total}`,
    arranging: 'Agrupando as palavras-chave…',
    cancel: 'Cancelar',
  },
  failure: {
    title: (fileName: string) => `${fileName} não foi importado`,
    dismiss: 'Fechar aviso',
  },
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** What was expected of a file, what was found, and what to do next. */
export function refusalSentence(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'blank':
    case 'empty':
      return `Era esperado um relatório, mas este arquivo está vazio. ${exportHint}`
    case 'no-table':
      return `Não há relatório de anúncios neste arquivo: nenhuma linha começa com “#”. ${exportHint}`
    case 'group-report':
      return `Este arquivo é o relatório de um grupo de anúncios, sem os termos de pesquisa. ${exportHint}`
    case 'orders-report':
      return `Este arquivo parece ser o de pedidos: use-o no Fechamento de mês. ${exportHint}`
    case 'missing-columns': {
      const isOne = refusal.columns?.length === 1
      return `Neste arquivo ${isOne ? 'falta' : 'faltam'} ${named(refusal.columns)}. ${asDownloaded} Se ele veio assim, mande o nome das colunas ao suporte.`
    }
    case 'doubled-columns': {
      const isOne = refusal.columns?.length === 1
      return `Este arquivo traz mais de uma vez ${named(refusal.columns)}, e não dá para saber qual ${isOne ? 'vale' : 'delas vale'}. ${asDownloaded}`
    }
    case 'other-language':
      return `Este relatório está em ${languages[refusal.language ?? 'en']}. Troque o idioma do painel de onde ele veio para português e exporte outra vez.`
    case 'campaign-report':
      return 'Esta é a tabela de campanhas do Mercado Ads, sem os anúncios. Importe a planilha .xlsx como veio, com a aba “Anúncios patrocinados”.'
    case 'dates':
      return `Uma planilha trocou números por datas em ${namedOnly(refusal.columns)} (${lines(refusal)}), como 12.10 por 12/out. ${asDownloaded}`
    case 'unreadable':
      return `Em ${namedOnly(refusal.columns)}, o que está escrito não é um número (${lines(refusal)}). ${asDownloaded}`
    case 'contradictory':
      return `Os números deste arquivo se contradizem: ${namedOnly(refusal.columns)} não combina com o resto do relatório (${lines(refusal)}). ${asDownloaded}`
    case 'scaled':
      return `Há valores ${formatCount(refusal.factor ?? 10)} vezes maiores ou menores do que deviam: ${namedOnly(refusal.columns)} não combina com as outras colunas (${lines(refusal)}). ${asDownloaded}`
    case 'no-centavos':
      return `${namedOnly(refusal.columns)} está sem centavos em todo o arquivo: 12,10 pode ter virado 1210 ou 12. ${asDownloaded}`
    case 'sum-rows':
      return `Há somas entre as linhas do relatório, que contariam em dobro (${lines(refusal)}). ${asDownloaded}`
    case 'two-reports':
      return 'Este arquivo traz dois relatórios, um embaixo do outro. Importe um de cada vez, como veio da Shopee.'
    case 'no-rows':
      return 'Este relatório não tem nenhuma linha. Exporte um período em que o anúncio esteve ativo.'
    case 'bad-rows':
      return `Nenhuma linha deste relatório tem as colunas do cabeçalho. ${asDownloaded}`
    case 'spreadsheet':
      return foreignWorkbook
    case 'other-office':
      return otherOffices[refusal.as] ?? foreignWorkbook
    case 'old-format':
      return oldWorkbook
    case 'password':
      return 'Esta planilha está protegida por senha. No Excel, tire a senha em Arquivo › Informações.'
    case 'long-text':
    case 'open-quote':
      return `Na linha ${formatCount(refusal.row)} há aspas que não fecham. ${asDownloaded}`
    case 'damaged':
    case 'truncated':
      return 'Esta planilha está danificada ou veio incompleta. Baixe-a outra vez.'
    case 'archive':
      return archiveSentence(refusal)
    case 'disguised':
      return `Este arquivo não é texto: parece uma imagem, um PDF ou outro formato. ${exportHint}`
    case 'too-large':
    case 'bloated':
    case 'too-many-columns':
    case 'too-many-rows':
      return 'Este relatório não coube na memória. Feche outras abas ou exporte um período mais curto.'
    case 'unavailable':
      return 'O navegador não leu o arquivo até o fim. Veja se ele está na mesma pasta e fechado em outros programas, e importe de novo.'
    case 'reader-missing':
      return 'Sem internet, o leitor de relatórios não foi baixado. Importe de novo quando ela voltar.'
    case 'unexpected':
      return `O arquivo não foi lido. Importe de novo e, se continuar, mande isto ao suporte: ${refusal.detail ?? ''}`
  }
}

const tableName = /\.(xlsx|xls|csv|txt)$/i

/** What an archive holds instead of one report. */
function archiveSentence({ names, isLocked }: Extract<Refusal, { kind: 'archive' }>): string {
  if (isLocked) return 'O .zip está protegido por senha. Extraia o relatório e importe-o.'
  if (!names) return 'Este arquivo está compactado. Extraia o relatório e importe-o.'
  if (names.length === 0) return `O .zip está vazio. ${exportHint}`
  const files = list.format(names.map((name) => `“${name}”`))
  return names.some((name) => tableName.test(name))
    ? `O .zip traz mais de um arquivo: ${files}. Importe um de cada vez.`
    : `O .zip não traz nenhum relatório, só ${files}. ${exportHint}`
}

function named(columns: readonly string[] = []): string {
  return columns.length === 1 ? `a coluna ${namedOnly(columns)}` : `as colunas ${namedOnly(columns)}`
}

function namedOnly(columns: readonly string[] = []): string {
  return list.format(columns.map((name) => `“${name}”`))
}

const linesNamed = 5

/** The first lines, and how many there are. */
function lines({ lines: all = [], count = all.length }: LinesFound): string {
  const named = all.slice(0, linesNamed).map((line) => formatCount(line))
  const rest = count - named.length
  if (rest > 0) return `linhas ${named.join(', ')} e mais ${formatCount(rest)}`
  return `${named.length === 1 ? 'linha' : 'linhas'} ${list.format(named)}`
}

interface LinesFound {
  readonly lines?: readonly number[]
  readonly count?: number
}
