import type { ClosingFault, ClosingMarketplace } from '@vendaclara/core/closing'
import type { FileFault, OfficeKind } from '../../../files/file-refused.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { counted, quoted } from '../texts.ts'
import { extensionsOf, type FileSlot, mostFiles } from './chosen-files.ts'
import type { Refusal } from './refusal.ts'
import { otherReportSentence, reports, togetherSentence } from './report-texts.ts'

export const texts = {
  cancelled: 'Você cancelou.',
  sameOrders: 'São os mesmos pedidos que já estavam aqui: o resultado continua valendo.',
  saveUnexpected: 'Algo deu errado do nosso lado.',
  deletedElsewhere:
    'Esta análise foi excluída em outra aba ou aparelho: crie o mês de novo e envie os arquivos lá.',
}

const disguises: Record<Extract<FileFault, { kind: 'disguised' }>['as'], string> = {
  text: 'texto (um CSV, por exemplo)',
  html: 'uma página da internet',
  pdf: 'um PDF',
  image: 'uma imagem',
  other: 'de outro tipo',
}

const offices: Record<OfficeKind, string> = {
  word: 'um documento do Word',
  powerpoint: 'uma apresentação do PowerPoint',
  libreoffice: 'do LibreOffice',
  'binary-workbook': 'uma planilha binária (.xlsb)',
  numbers: 'do Numbers',
  other: 'de outro programa do Office',
}

/** What was found instead of the requested file, what was expected, and what to do next. */
export function refusalSentence(
  refusal: Refusal,
  slot: FileSlot | 'others',
  marketplace: ClosingMarketplace,
): string {
  const words = marketplaceWords[marketplace]
  const { at, name, extensions } = fileWords(slot, marketplace)
  const again =
    'of' in refusal && refusal.of
      ? `Baixe ${reports[refusal.of].name} de novo e envie sem alterar.`
      : `Baixe ${name} de novo ${at} e envie o arquivo ${extensions} sem alterar.`
  const saveAs = 'Abra no Excel ou no Google Planilhas, salve como .xlsx e envie de novo.'
  switch (refusal.kind) {
    case 'several':
      return `São arquivos demais de uma vez. Envie aqui no máximo ${mostFiles} arquivos ${extensions} de ${name} por vez.`
    case 'name':
      return `Aqui vai um arquivo ${extensions}, e este é ${refusal.extension || 'um arquivo sem extensão'}. ${whatToDoWith(refusal.extension, { saveAs, again })}`
    case 'misnamed':
      return 'O conteúdo é uma planilha .xlsx, só o nome do arquivo não termina assim. Troque o final do nome para .xlsx, sem converter o arquivo, e envie de novo.'
    case 'unavailable':
      return 'O navegador não conseguiu abrir o arquivo: ele pode ter sido movido, apagado ou estar aberto em outro programa. Escolha o arquivo de novo.'
    case 'blank':
      return `O arquivo está vazio (0 bytes); esperávamos a planilha de ${name}. ${again}`
    case 'disguised': {
      // Files that serve all months are chosen by any name.
      const content = slot === 'others' ? 'O conteúdo' : `O nome termina em ${extensions}, mas o conteúdo`
      return `${content} é ${disguises[refusal.as]}, não uma planilha do Excel. ${again}`
    }
    case 'password':
      return `A planilha está protegida por senha. Abra no Excel, remova a senha em Arquivo › Informações, salve e envie ${name} de novo.`
    case 'old-format':
      return `Este é um arquivo .xls antigo, e aqui vai um .xlsx. ${saveAs}`
    case 'other-office':
      return `O conteúdo é ${offices[refusal.as]}, não uma planilha .xlsx. ${['word', 'powerpoint'].includes(refusal.as) ? again : saveAs}`
    case 'archive':
      return `Este é um arquivo compactado (.zip), não uma planilha. Extraia o conteúdo e envie o .xlsx de ${name} que está dentro dele.`
    case 'truncated':
      return `O arquivo está incompleto: falta o final, como num download interrompido. ${again}`
    case 'damaged':
      return `A planilha está danificada e não pode ser lida por inteiro. ${again}`
    case 'too-large':
    case 'bloated':
    case 'too-many-columns':
    case 'too-many-rows':
      return 'A planilha é grande demais para ser lida aqui. Baixe um período menor (um mês por arquivo) e envie de novo.'
    case 'long-text':
      return `A linha ${formatCount(refusal.row)} é longa demais para uma linha de ${name}. ${again}`
    case 'open-quote':
      return `Na linha ${formatCount(refusal.row)} uma aspa foi aberta e não fechada, e não dá para saber onde os valores terminam. ${again}`
    case 'wide-row':
      return `A linha ${formatCount(refusal.row)} tem mais valores do que colunas: sem aspas, um valor com vírgula vira dois, e a conta sairia errada. ${again}`
    case 'empty':
      return `A planilha não tem nenhuma linha; esperávamos ${name}. ${again}`
    case 'swapped':
      return swappedSentence(refusal, name, marketplace)
    case 'other-report':
      return otherReportSentence(refusal.report, { name, again, marketplace })
    case 'unknown':
      return slot === 'others'
        ? `${found(refusal.header)} Não é nenhuma das planilhas que o fechamento lê: envie as de pedidos e de pagamentos como o marketplace as exporta. Um relatório de anúncios vai em Ads Words.`
        : `${found(refusal.header)} Esperávamos a planilha de ${name}. ${again}`
    case 'no-rows':
      return `A planilha tem o cabeçalho de ${name}, mas nenhuma linha embaixo. Confira o período escolhido ${at} e baixe de novo.`
    case 'nothing-to-compare':
      return `Nenhum pedido entra na conta: ${leftOut(refusal.leftOut)} ou com devolução. Confira o período escolhido ${at} e baixe de novo.`
    case 'stored-orders':
      return `Os pedidos guardados nesta análise não puderam ser lidos. Envie o arquivo de ${words.orders.toUpperCase()} de novo e depois este.`
    case 'reader-missing':
      return 'Sem conexão: o leitor de planilhas não pôde ser carregado. Verifique a internet e envie o arquivo de novo.'
    case 'unexpected':
      return 'A leitura parou por um problema nosso ou por falta de memória. Feche outras abas e envie o arquivo de novo; se repetir, fale com o suporte.'
    default:
      return contentSentence(refusal, again, marketplace)
  }
}

function whatToDoWith(extension: string, { saveAs, again }: { saveAs: string; again: string }): string {
  if (/^\.(csv|txt)$/.test(extension)) return `${saveAs} Um relatório de anúncios vai em Ads Words.`
  return /^\.(xls|xlsb|ods|numbers)$/.test(extension) ? saveAs : again
}

type Content = Exclude<ClosingFault, { kind: 'swapped' | 'other-report' | 'unknown' | 'no-rows' }>

/** The name of a file, where it is found, and its extension. */
function fileWords(slot: FileSlot | 'others', marketplace: ClosingMarketplace) {
  const words = marketplaceWords[marketplace]
  if (slot === 'others') {
    return {
      name: 'CARTEIRA, ACELERA, DEVOLUÇÕES ou AFILIADOS',
      at: 'na Shopee',
      extensions: '.xlsx, .xls ou .csv',
    }
  }
  const extensions = choice.format(extensionsOf(marketplace, slot))
  return { name: words[slot].toUpperCase(), at: words.at[slot], extensions }
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
function contentSentence(refusal: Content, again: string, marketplace: ClosingMarketplace): string {
  const rows = { ...marketplaceWords[marketplace].rows, ...(refusal.of && reports[refusal.of]) }
  switch (refusal.kind) {
    case 'several-reports':
    case 'mixed-reports':
    case 'fees-only':
    case 'other-numbers':
      return togetherSentence(refusal)
    case 'missing-columns': {
      const missing =
        refusal.columns.length === 1 ? 'falta a coluna' : `faltam ${refusal.columns.length} colunas:`
      return `Na aba “${refusal.sheet}” ${missing} ${quoted(refusal.columns)}. Sem isso a conta sairia errada. ${howToAdd(refusal.columns) ?? again}`
    }
    case 'twin-columns':
      return `Na aba “${refusal.sheet}” há mais de uma coluna ${quoted(refusal.columns)}, e não dá para saber qual vale. ${again}`
    case 'headless-sheet':
      return `A aba “${refusal.sheet}” tem linhas de pedidos sem os nomes das colunas acima delas. Ponha o cabeçalho acima de todas, ou junte tudo numa aba só, e envie de novo.`
    case 'second-header':
      return `No meio das linhas há outro cabeçalho, com as colunas em outro lugar. Envie cada tabela num arquivo separado. ${again}`
    case 'broken-cells':
      return brokenSentence(refusal, again)
    case 'mixed-marks':
      return `A coluna “${refusal.column}” mistura ponto e vírgula de jeitos diferentes, e não dá para saber o que é milhar e o que é centavo (${cells(refusal)}). ${again}`
    case 'no-amount':
      return `A coluna “${refusal.column}” está sem valor, ou tem valores que não dá para ler com certeza (${cells(refusal)}). ${again}`
    case 'no-date':
      return `A coluna “${refusal.column}” está sem data, ou tem datas que não dá para ler (${cells(refusal)}). ${again}`
    case 'wrong-sign':
      return `Na coluna “${refusal.column}” o sinal diz uma coisa e a direção do dinheiro diz outra (${cells(refusal)}). ${again}`
    case 'broken-sum':
      return `A coluna “${refusal.column}” não fecha com as outras (${cells(refusal)}): faltam linhas, ou valores foram mudados. ${again}`
    case 'lost-digits':
      return `Na coluna “${refusal.column}” há IDs incompletos, ou outra coisa no lugar deles (${cells(refusal)}). Uma planilha que os troca por números ou datas perde parte deles, e não dá para recuperar. ${again}`
    case 'rows-without-id':
      return `${counted(refusal.rows, 'linha de pedido está', 'linhas de pedido estão')} sem o ID, talvez por células mescladas. Desfaça a mesclagem e repita o ID em cada linha. Se preferir: ${again}`
    case 'unknown-word':
      return `A coluna “${refusal.column}” diz o que não conhecemos (${cells(refusal)})${rows.known ? `: esperávamos ${rows.known}` : ''}. ${again}`
    case 'other-currency':
      return `A coluna “${refusal.column}” diz que os valores são em outra moeda (${cells(refusal)}), e as contas aqui são em reais. ${again}`
    case 'only-details':
      return `${rows.onlyDetails(refusal.orders)} ${again}`
    case 'pasted-twice':
      return `Quase todas as linhas aparecem duas vezes, e não dá para saber se são as mesmas coladas de novo. ${again}`
    case 'doubled-rows':
      return `${rows.doubled} ${again}`
    case 'other-scale':
      return `Na coluna “${refusal.column}” os valores são ${times(refusal.factor)} do que o resto do próprio arquivo diz (${ofAll(refusal)}). A vírgula dos centavos se perdeu, como quando outro programa abre e salva o arquivo. ${again}`
    case 'moved-ids':
      return `Os IDs da coluna “${refusal.column}” não combinam com as datas das linhas em que estão (${ofAll(refusal)}). A coluna pode ter sido ordenada sozinha, e os valores ficaram com outros pedidos. ${again}`
    case 'other-month-scale':
    case 'ids-of-others':
    case 'lost-cents':
      return monthSentence(refusal, marketplace)
  }
}

type OfMonth = Extract<Content, { kind: 'other-month-scale' | 'ids-of-others' | 'lost-cents' }>

/** Why the two files of a month do not fit. Either may be the wrong one, except where centavos are lost. */
function monthSentence(refusal: OfMonth, marketplace: ClosingMarketplace): string {
  const { orders, income } = marketplaceWords[marketplace]
  const [ofOrders, ofIncome] = [orders.toUpperCase(), income.toUpperCase()]
  const both = `Baixe ${ofOrders} e ${ofIncome} de novo e envie os dois sem abrir em outro programa.`
  switch (refusal.kind) {
    case 'other-month-scale':
      return `Em ${ofIncome} os valores são ${times(refusal.factor)} do que se espera por ${ofOrders} (${ofAll(refusal)}). Em um dos dois a vírgula dos centavos se perdeu, e nada foi comparado. ${both}`
    case 'ids-of-others':
      return `A maior parte dos pedidos recebeu o que era esperado de outro pedido (${ofAll(refusal)}). Em ${ofOrders} ou em ${ofIncome} a coluna dos IDs pode ter sido ordenada sozinha, e nada foi comparado. ${both}`
    case 'lost-cents': {
      const [file, other] = refusal.file === 'orders' ? [ofOrders, ofIncome] : [ofIncome, ofOrders]
      return `Em ${file} nenhum valor tem centavos, e em ${other} eles têm (${ofAll(refusal)}). Os centavos se perderam, e nada foi comparado. Baixe ${file} de novo e envie sem abrir em outro programa.`
    }
  }
}

/** 'cerca de 100 vezes maiores'. */
function times(factor: number): string {
  return factor > 1
    ? `cerca de ${formatCount(factor)} vezes maiores`
    : `cerca de ${formatCount(Math.round(1 / factor))} vezes menores`
}

function ofAll({ orders, all }: { orders: number; all: number }): string {
  return `em ${formatCount(orders)} de ${formatCount(all)}`
}

function brokenSentence(refusal: Extract<Refusal, { kind: 'broken-cells' }>, again: string): string {
  const column = `A coluna “${refusal.column}”`
  switch (refusal.why) {
    case 'formula':
      return `${column} tem fórmulas sem o resultado guardado (${cells(refusal)}). Abra no Excel, salve de novo e envie o arquivo.`
    case 'error':
      return `${column} tem erros do Excel no lugar dos valores (${cells(refusal)}). ${again}`
    case 'date':
      return `${column} tem datas no lugar de valores em reais (${cells(refusal)}). ${again}`
    case 'percentage':
      return `${column} tem porcentagens no lugar de valores em reais (${cells(refusal)}). ${again}`
  }
}

function cells({ cells: count, example }: { cells: number; example: string }): string {
  return `${counted(count, 'célula', 'células')}${example === '' ? '' : `, como “${example}”`}`
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
  const named = header.slice(0, columnsNamed).map((name) => `“${name.slice(0, 40)}”`)
  const rest = header.length > columnsNamed ? ' e outras' : ''
  return `As colunas deste arquivo são outras: ${named.join(', ')}${rest}.`
}
