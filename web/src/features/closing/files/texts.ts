import type { FileSlot } from '@vendaclara/contract/closing'
import type { ClosingFault, ClosingMarketplace, FileLanguage, OtherReport } from '@vendaclara/core/closing'
import { formatCount } from '../../../ui/number-formats.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { counted, quoted } from '../texts.ts'
import { extensionsOf, mostFiles } from '../worker/reading/chosen-files.ts'
import type { Refusal } from '../worker/reading/refusal.ts'
import {
  archiveSentence,
  disguiseSentence,
  officeSentence,
  saveAs,
  type WantedWords,
} from './format-texts.ts'
import {
  monthSentence,
  ofAll,
  otherReportSentence,
  reports,
  times,
  togetherSentence,
} from './report-texts.ts'

export const texts = {
  saveUnexpected: 'Algo deu errado do nosso lado.',
  deletedElsewhere:
    'Esta análise foi excluída em outra aba ou aparelho: crie o mês de novo e envie os arquivos lá.',
  replaced: 'Arquivo trocado',
  removed: (fileName: string) => `${fileName} retirado`,
  left: 'Você já saiu desta análise. Abra-a de novo e envie o arquivo.',
}

/** What was found instead of the requested file, what was expected, and what to do next. */
export function refusalSentence(
  refusal: Refusal,
  slot: FileSlot | 'others',
  marketplace: ClosingMarketplace,
): string {
  const wanted = wantedWords(slot, marketplace, 'of' in refusal ? refusal.of : undefined)
  const { at, name, extensions, get, again } = wanted
  const instead = slot === 'others' ? monthFiles : `Aqui vai o de ${name}. ${get}`
  const asWorkbook = `Baixe ${name} em .xlsx ${at}, se houver, ou de novo, e envie sem abrir antes.`
  switch (refusal.kind) {
    case 'several':
      return `São arquivos demais de uma vez. Envie aqui no máximo ${mostFiles} arquivos ${extensions} de ${name} por vez.`
    case 'unavailable':
      return 'O navegador não conseguiu abrir o arquivo: ele pode ter sido movido, apagado ou estar aberto em outro programa. Escolha o arquivo de novo.'
    case 'blank':
      return `O arquivo está vazio (0 bytes); esperávamos a planilha de ${name}. ${again}`
    case 'folder':
      return `Isto é uma pasta. Abra a pasta e envie o arquivo ${extensions} de ${name} que está dentro dela.`
    case 'disguised':
      return disguiseSentence(refusal, wanted)
    case 'password':
      return `A planilha está protegida por senha. Abra no Excel, remova a senha em Arquivo › Informações, salve e envie ${name} de novo.`
    case 'old-format':
      return `Este é um arquivo .xls antigo, e aqui vai um .xlsx. ${saveAs}`
    case 'other-office':
      return officeSentence(refusal.as, wanted)
    case 'archive':
      return archiveSentence(refusal, wanted)
    case 'truncated':
      return `O arquivo está incompleto: falta o final, como num download interrompido ou que ainda não acabou. Espere acabar, ou baixe ${name} de novo ${at}, e envie.`
    case 'damaged':
      return `A planilha está danificada e não pode ser lida por inteiro. ${again}`
    case 'too-large':
    case 'bloated':
    case 'too-many-columns':
    case 'too-many-rows':
      return 'A planilha é grande demais para ser lida aqui. Baixe um período menor (um mês por arquivo) e envie de novo.'
    case 'long-text':
      return `A linha ${formatCount(refusal.row)} é longa demais para uma linha de ${name}. ${asWorkbook}`
    case 'open-quote':
      return `Na linha ${formatCount(refusal.row)} uma aspa foi aberta e não fechada, e não dá para saber onde os valores terminam. ${asWorkbook}`
    case 'wide-row':
      return `A linha ${formatCount(refusal.row)} tem mais valores do que colunas: sem aspas, um valor com vírgula vira dois, e a conta sairia errada. ${asWorkbook}`
    case 'empty':
      return `A planilha não tem nenhuma linha; esperávamos ${name}. ${again}`
    case 'swapped':
      return swappedSentence(refusal, name, marketplace)
    case 'other-report':
      return otherReportSentence(refusal.report, { name, instead, marketplace })
    case 'unknown':
      return unknownSentence(refusal, slot, marketplace)
    case 'no-rows':
      return `A planilha tem o cabeçalho de ${name}, mas nenhuma linha embaixo. Confira o período escolhido ${at} e baixe de novo.`
    case 'nothing-to-compare':
      return `Nenhum pedido entra na conta: ${leftOut(refusal.leftOut)} ou com devolução. Confira o período escolhido ${at} e baixe de novo.`
    case 'reader-missing':
      return 'Sem internet, o leitor de planilhas não foi baixado. Envie de novo quando ela voltar.'
    case 'unexpected':
      return 'A leitura parou por um problema nosso ou por falta de memória. Feche outras abas e envie o arquivo de novo; se repetir, fale com o suporte.'
    default:
      return contentSentence(refusal, wanted, marketplace)
  }
}

type Content = Exclude<ClosingFault, { kind: 'swapped' | 'other-report' | 'unknown' | 'no-rows' }>

/** The name of a file, where it is found, its extension, and how to get it. */
function wantedWords(
  slot: FileSlot | 'others',
  marketplace: ClosingMarketplace,
  of: OtherReport | undefined,
): WantedWords {
  const words = marketplaceWords[marketplace]
  const file =
    slot === 'others'
      ? { ...others, at: 'na Shopee' }
      : {
          name: words[slot].toUpperCase(),
          at: words.at[slot],
          extensions: choice.format(extensionsOf(marketplace, slot)),
        }
  const { name, at, extensions } = file
  const again = of
    ? `Baixe ${reports[of].name} de novo e envie sem alterar.`
    : `Baixe ${name} de novo ${at} e envie o arquivo ${extensions} sem alterar.`
  return { ...file, get: `Baixe ${name} ${at} e envie o arquivo ${extensions} sem alterar.`, again }
}

const monthFiles =
  'Para fechar um mês, envie a planilha de pedidos e a de pagamentos como o marketplace as exporta.'

const others = {
  name: 'CARTEIRA, ACELERA, DEVOLUÇÕES ou AFILIADOS',
  extensions: '.xlsx, .xls ou .csv',
}

const languages: Readonly<Record<FileLanguage, string>> = {
  english: 'inglês',
  spanish: 'espanhol',
  chinese: 'chinês',
  other: 'outro idioma',
}

/** An unknown file: which columns it has, in which language, and what is wanted. */
function unknownSentence(
  { header, language }: Extract<ClosingFault, { kind: 'unknown' }>,
  slot: FileSlot | 'others',
  marketplace: ClosingMarketplace,
): string {
  const words = marketplaceWords[marketplace]
  const { name, at } = wantedWords(slot, marketplace, undefined)
  const step = words.language[slot === 'others' ? 'orders' : slot]
  if (isInOneCell(header)) {
    return `Cada linha desta planilha está em uma célula só, como quando o Excel abre um .csv que usa outro separador. Baixe o .csv de novo ${at} e envie sem abrir antes.`
  }
  if (language) {
    return `As colunas deste arquivo estão em ${languages[language]}: ${named(header)}. Aqui ${slot === 'others' ? 'as planilhas são lidas' : `o de ${name} é lido`} em português. Se você o baixou ${at}, ${step}, baixe outra vez e envie; se ele é de outro lugar, não entra nesta conta.`
  }
  return slot === 'others'
    ? `${found(header)} Não é nenhuma das planilhas que o fechamento lê. ${monthFiles} Um relatório de anúncios vai em Ads Words.`
    : `${found(header)} Não é o arquivo de ${name}, nem outro que o fechamento conheça. Envie o que você baixa ${at}, sem alterar.`
}

function isInOneCell([only = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && [';', ',', '\t'].some((separator) => only.split(separator).length > 2)
}

function swappedSentence(
  { marketplace: itsOwn, file }: Extract<ClosingFault, { kind: 'swapped' }>,
  name: string,
  marketplace: ClosingMarketplace,
): string {
  const its = marketplaceWords[itsOwn]
  const itsName = its[file].toUpperCase()
  if (itsOwn === marketplace) {
    return `Este arquivo parece ser o de ${itsName}, e aqui vai o de ${name}. Envie cada um no seu campo.`
  }
  const { of } = marketplaceWords[marketplace]
  return `Este arquivo parece ser o de ${itsName} ${its.of}, e aqui vai o de ${name} ${of}. Envie-o em uma análise ${its.of}.`
}

/** What would be read wrongly in the right report, and what to do about it. */
function contentSentence(
  refusal: Content,
  { name, at, again }: WantedWords,
  marketplace: ClosingMarketplace,
): string {
  const { rows: ofOrders, message } = marketplaceWords[marketplace]
  const rows = { ...ofOrders, ...(refusal.of && reports[refusal.of]) }
  const cells = (of: CellsOf) => cellsNamed(of, message.at)
  const file = refusal.of ? reports[refusal.of].name : `${name} ${at}`
  // A fault that an unchanged file may have, too, is not fixed by another file.
  const example = ({ orders, example }: { orders: number; example: string }) =>
    `É o caso ${message.of} ${example}${orders > 1 ? ` e de mais ${formatCount(orders - 1)}` : ''}.`
  const ifChanged = `Se o arquivo foi alterado, baixe ${file} de novo e envie; se está como veio, fale com o suporte.`
  switch (refusal.kind) {
    case 'several-reports':
    case 'mixed-reports':
    case 'fees-only':
    case 'other-numbers':
      return togetherSentence(refusal)
    case 'missing-columns': {
      const missing =
        refusal.columns.length === 1 ? 'falta a coluna' : `faltam ${refusal.columns.length} colunas:`
      return `Na aba “${refusal.sheet}” ${missing} ${quoted(refusal.columns)}. Sem isso a conta sairia errada. ${howToAdd(refusal.columns) ?? ifChanged}`
    }
    case 'twin-columns':
      return `Na aba “${refusal.sheet}” há mais de uma coluna ${quoted(refusal.columns)}, e não dá para saber qual vale. ${ifChanged}`
    case 'headless-sheet':
      return `A aba “${refusal.sheet}” tem linhas de pedidos sem os nomes das colunas acima delas. Ponha o cabeçalho acima de todas, ou junte tudo numa aba só, e envie de novo.`
    case 'second-header':
      return `No meio das linhas há outro cabeçalho, com as colunas em outro lugar. Envie cada tabela num arquivo separado. ${ifChanged}`
    case 'broken-cells':
      return brokenSentence(refusal, cells(refusal), again)
    case 'mixed-marks':
      return `Na coluna “${refusal.column}” não dá para saber o que é milhar e o que é centavo: outros valores do arquivo usam ponto e vírgula de outro jeito (${cells(refusal)}). ${ifChanged}`
    case 'no-amount':
      return `A coluna “${refusal.column}” está sem valor, ou tem valores que não dá para ler com certeza (${cells(refusal)}). ${ifChanged}`
    case 'no-date':
      return `A coluna “${refusal.column}” está sem data, ou tem datas que não dá para ler (${cells(refusal)}). ${ifChanged}`
    case 'wrong-sign':
      return `Na coluna “${refusal.column}” o sinal diz uma coisa e a direção do dinheiro diz outra (${cells(refusal)}). ${ifChanged}`
    case 'broken-sum':
      return `A coluna “${refusal.column}” não fecha com as outras (${cells(refusal)}): faltam linhas, ou valores foram mudados. ${ifChanged}`
    case 'lost-digits':
      return `Na coluna “${refusal.column}” há IDs incompletos, ou outra coisa no lugar deles (${cells(refusal)}). Uma planilha que os troca por números ou datas perde parte deles, e não dá para recuperar. ${again}`
    case 'rows-without-id':
      return `${counted(refusal.rows, 'linha de pedido está', 'linhas de pedido estão')} sem o ID, talvez por células mescladas. Desfaça a mesclagem e repita o ID em cada linha. Se preferir: ${again}`
    case 'unknown-word':
      return `A coluna “${refusal.column}” diz o que não conhecemos (${cells(refusal)})${rows.known ? `: esperávamos ${rows.known}` : ''}. ${ifChanged}`
    case 'other-currency':
      return `A coluna “${refusal.column}” diz que os valores são em outra moeda (${cells(refusal)}), e as contas aqui são em reais. Envie o arquivo da conta em reais.`
    case 'only-details':
      return `${rows.onlyDetails(refusal.orders)} ${example(refusal)} ${ifChanged}`
    case 'pasted-twice':
      return `Quase todas as linhas aparecem duas vezes, e não dá para saber se são as mesmas coladas de novo. ${ifChanged}`
    case 'doubled-rows':
      return `${rows.doubled} ${example(refusal)} ${ifChanged}`
    case 'other-scale':
      return `Na coluna “${refusal.column}” os valores são ${times(refusal.factor)} do que o resto do próprio arquivo diz (${ofAll(refusal)}). A vírgula dos centavos se perdeu, como quando outro programa abre e salva o arquivo. ${ifChanged}`
    case 'moved-ids':
      return `Os IDs da coluna “${refusal.column}” não combinam com as datas das linhas em que estão (${ofAll(refusal)}). A coluna pode ter sido ordenada sozinha, e os valores ficaram com outros pedidos. ${ifChanged}`
    case 'moved-words':
      return `A coluna “${refusal.column}” diz de uns pedidos o que “${refusal.beside}” diz de outros (${ofAll(refusal)}). Ela pode ter sido ordenada sozinha, e o que diz ficou com outros pedidos. ${ifChanged}`
    case 'other-month-scale':
    case 'other-fee-scale':
    case 'slipped-part':
    case 'ids-of-others':
    case 'lost-cents':
      return `${monthSentence(refusal, marketplace)} Nada foi comparado.`
  }
}

function brokenSentence(
  refusal: Extract<Refusal, { kind: 'broken-cells' }>,
  cells: string,
  again: string,
): string {
  const column = `A coluna “${refusal.column}”`
  switch (refusal.why) {
    case 'formula':
      return `${column} tem fórmulas sem o resultado guardado (${cells}). Abra no Excel, salve de novo e envie o arquivo.`
    case 'error':
      return `${column} tem erros do Excel no lugar dos valores (${cells}). ${again}`
    case 'date':
      return `${column} tem datas no lugar de valores em reais (${cells}). ${again}`
    case 'percentage':
      return `${column} tem porcentagens no lugar de valores em reais (${cells}). ${again}`
  }
}

interface CellsOf {
  readonly cells: number
  readonly example: string
  readonly orderId?: string
}

/** `at` is 'no pedido' or 'na venda'. */
function cellsNamed({ cells, example, orderId }: CellsOf, at: string): string {
  const like = example === '' ? '' : `, como “${example}”`
  return `${counted(cells, 'célula', 'células')}${like}${orderId ? `, ${at} ${orderId}` : ''}`
}

function leftOut(count: number): string {
  return count === 1
    ? 'o único deste arquivo está cancelado'
    : `os ${formatCount(count)} deste arquivo estão cancelados`
}

/** Where the seller can add columns that the report only has on request; undefined if that is not the problem. */
function howToAdd(columns: readonly string[]): string | undefined {
  return columns.some((column) => releaseColumns.includes(column))
    ? `No Mercado Pago, nos ajustes do relatório de liberações, escolha Personalizado, acrescente ${list.format(columns)}, gere o relatório outra vez e envie de novo.`
    : undefined
}

const releaseColumns = ['ORDER_ID', 'PACK_ID', 'SOURCE_ID', 'DESCRIPTION']
const list = new Intl.ListFormat('pt-BR')
const choice = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const columnsNamed = 4

function found(header: readonly string[]): string {
  if (header.length === 0) return 'Não encontramos as colunas deste relatório no arquivo.'
  return `As colunas deste arquivo são outras: ${named(header)}.`
}

function named(header: readonly string[]): string {
  const names = header.slice(0, columnsNamed).map((name) => `“${name.slice(0, 40)}”`)
  return `${names.join(', ')}${header.length > columnsNamed ? ' e outras' : ''}`
}
