import type { ReportLanguage } from '@vendaclara/core/ads'
import { formatCount } from '../../../ui/number-formats.ts'
import type { Refusal, UnreadWorkbook } from '../files/refusal.ts'

const exportHint =
  'Exporte o relatório de “Palavras-chave” de um anúncio de produto, com os termos que os compradores pesquisaram, e importe o arquivo .csv.'

/** Only where it helps: something between the download and here changed the file. */
const asDownloaded =
  'Importe o arquivo como foi baixado, sem abrir e salvar antes em uma planilha; se não o tem mais, baixe-o outra vez.'

const languages: Readonly<Record<ReportLanguage, string>> = {
  en: 'inglês',
  es: 'espanhol',
  zh: 'chinês',
  vi: 'vietnamita',
  id: 'indonésio',
}

const unreadWorkbooks: Readonly<Record<UnreadWorkbook, string>> = {
  xls: 'Esta é uma planilha em um formato que não lemos (.xls ou .xlsb). Importe o arquivo como foi baixado ou, se só tem este, abra-o no Excel ou no Google Planilhas, salve como .xlsx e importe a planilha nova.',
  ods: 'Esta é uma planilha do LibreOffice (.ods), que não lemos. Importe o arquivo como foi baixado ou, se só tem este, salve-o como .xlsx e importe a planilha nova.',
  numbers:
    'Este é um arquivo do Numbers, que não lemos. Importe o arquivo como foi baixado ou, se só tem este, use Arquivo › Exportar para › Excel e importe a planilha nova.',
  locked:
    'Esta planilha está protegida por senha. Abra-a no Excel, tire a senha em Arquivo › Informações, salve e importe de novo.',
}

export const texts = {
  import: 'Importar Arquivo',
  input: 'Arquivo do relatório de anúncios (.csv ou .xlsx)',
  empty: {
    title: 'Importe um arquivo para começar',
    drop: 'Arraste o relatório para cá ou escolha o arquivo.',
    choose: 'Escolha o relatório que você baixou.',
    how: [
      'Na Shopee, abra um anúncio no Shopee Ads e exporte “Palavras-chave”.',
      'Os relatórios gerais da loja também servem.',
      'No Mercado Ads, a planilha “Anúncios patrocinados”.',
    ],
    privacy: 'O arquivo não sai deste aparelho',
    example: 'Ver com um exemplo',
    noExample: 'Sem conexão: o exemplo ainda não foi baixado.',
    help: 'Onde baixar, passo a passo',
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
    case 'empty':
      return `Era esperado um relatório de anúncios, mas este arquivo está vazio. ${exportHint}`
    case 'no-table':
      return `Era esperado um relatório de anúncios da Shopee, mas neste arquivo não há a tabela dele: nenhuma linha começa com “#”. ${exportHint}`
    case 'group-report':
      return `Este arquivo é o relatório de um grupo de anúncios, que soma os anúncios e não traz os termos de pesquisa. ${exportHint}`
    case 'orders-report':
      return `Este arquivo parece ser o de pedidos, e não um relatório de anúncios. Para conferir pedidos, use o Fechamento de mês. ${exportHint}`
    case 'missing-columns': {
      const isOne = refusal.columns?.length === 1
      return `A tabela deste arquivo não tem o que é preciso: ${isOne ? 'falta' : 'faltam'} ${named(refusal.columns)}. Se elas foram tiradas ou renomeadas em uma planilha, importe o arquivo como foi baixado. Se ele veio assim, mande o nome das colunas ao suporte.`
    }
    case 'doubled-columns': {
      const isOne = refusal.columns?.length === 1
      return `A tabela deste arquivo traz mais de uma vez ${named(refusal.columns)}, e não dá para saber qual ${isOne ? 'vale' : 'delas vale'}. Apague a que sobra e importe de novo, ou importe o arquivo como foi baixado.`
    }
    case 'other-language':
      return `Este relatório está em ${languages[refusal.language ?? 'en']}, e aqui ele só é lido em português. Troque o idioma para português no painel de onde ele veio, como a Central do Vendedor da Shopee, e exporte o relatório outra vez.`
    case 'campaign-report':
      return 'Esta é a tabela de campanhas do Mercado Ads, que não traz os anúncios nem as vendas de cada um. Importe a planilha .xlsx como veio do Mercado Livre, que tem também a aba “Anúncios patrocinados”. Um .csv só guarda uma aba: salve essa.'
    case 'dates':
      return `Um programa de planilha trocou números por datas em ${namedOnly(refusal.columns)} (${lines(refusal)}), como 12.10 por 12/out, e o valor certo não está mais no arquivo. ${asDownloaded}`
    case 'unreadable':
      return `Em ${namedOnly(refusal.columns)}, o que está escrito não é um número (${lines(refusal)}), e sem isso as somas seriam falsas. ${asDownloaded}`
    case 'contradictory':
      return `Os números deste arquivo se contradizem: ${namedOnly(refusal.columns)} não combina com o resto do relatório (${lines(refusal)}). ${asDownloaded}`
    case 'scaled':
      return `Há valores ${formatCount(refusal.factor ?? 10)} vezes maiores ou menores do que o próprio relatório diz: ${namedOnly(refusal.columns)} não combina com as outras colunas (${lines(refusal)}). Isso acontece quando um programa troca ou perde o ponto ou a vírgula dos centavos. ${asDownloaded}`
    case 'no-centavos':
      return `${namedOnly(refusal.columns)} está sem centavos em todo o arquivo, e as outras colunas têm casas decimais: 12,10 pode ter virado 1210 ou 12. ${asDownloaded}`
    case 'sum-rows':
      return `Neste arquivo há somas entre as linhas do relatório, que contariam em dobro (${lines(refusal)}). Apague essas linhas e importe de novo, ou importe o arquivo como foi baixado.`
    case 'two-reports':
      return 'Este arquivo traz dois relatórios, um embaixo do outro, e a soma deles não seria a de nenhum período. Importe um relatório de cada vez, como veio da Shopee.'
    case 'no-rows':
      return 'Este relatório tem o cabeçalho, mas nenhuma linha de palavra-chave. Exporte-o outra vez com um período em que o anúncio esteve ativo.'
    case 'bad-rows':
      return `Nenhuma linha deste relatório pôde ser lida: elas não têm as colunas do cabeçalho. Isso acontece quando um programa de planilha troca o ponto pela vírgula ao salvar. ${asDownloaded}`
    case 'spreadsheet':
      return refusal.as
        ? unreadWorkbooks[refusal.as]
        : `Era esperado um relatório da Shopee ou a planilha “Anúncios patrocinados” do Mercado Ads, mas nesta planilha não há nenhuma dessas tabelas. ${exportHint}`
    case 'damaged':
      return 'Esta planilha está danificada ou veio incompleta. Baixe-a outra vez, até o fim, e importe a cópia nova.'
    case 'archive':
      return archiveSentence(refusal)
    case 'disguised':
      return `Era esperado um arquivo .csv, mas este não é texto: parece uma imagem, um PDF ou outro formato. ${exportHint}`
    case 'too-large':
      return 'Este relatório não coube na memória do navegador. Feche outras abas ou exporte um período mais curto, e importe o arquivo outra vez.'
    case 'unavailable':
      return 'O navegador não conseguiu ler o arquivo até o fim. Veja se ele ainda está na mesma pasta e não está aberto em outro programa, e importe-o de novo.'
    case 'reader-missing':
      return 'Sem conexão: o leitor de relatórios ainda não foi baixado. Quando a internet voltar, importe o arquivo de novo.'
    case 'unexpected':
      return `Algo que não previmos impediu a leitura do arquivo. Importe-o de novo e, se continuar, mande esta mensagem ao suporte: ${refusal.detail ?? ''}`
  }
}

const tableName = /\.(xlsx|xls|csv|txt)$/i

/** What an archive holds instead of one report. */
function archiveSentence({ names, isLocked }: Extract<Refusal, { kind: 'archive' }>): string {
  if (isLocked)
    return 'O .zip está protegido por senha. Extraia com a senha o relatório que está dentro dele e importe-o.'
  if (!names)
    return 'Era esperado um relatório, mas este arquivo está compactado. Extraia o relatório que está dentro dele e importe-o.'
  if (names.length === 0) return `O .zip está vazio. ${exportHint}`
  const files = list.format(names.map((name) => `“${name}”`))
  return names.some((name) => tableName.test(name))
    ? `O .zip traz mais de um arquivo: ${files}. Extraia o conteúdo e importe um relatório de cada vez.`
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
