import { formatCount } from '../../../ui/format-count.ts'
import type { Disguise, OfficeKind, Refusal } from '../reading/refusal.ts'
import { mostFiles } from './check-chosen-files.ts'

export type FileSlot = 'orders' | 'income'

const names: Record<FileSlot, string> = { orders: 'MEUS PEDIDOS', income: 'MINHA RENDA' }

const disguises: Record<Disguise, string> = {
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

/** What came instead of the file asked for, what was expected, and what to do next. */
export function refusalSentence(refusal: Refusal, slot: FileSlot): string {
  const name = names[slot]
  const other = names[slot === 'orders' ? 'income' : 'orders']
  const again = `Baixe ${name} de novo na Shopee e envie o arquivo .xlsx sem alterar.`
  const saveAs = 'Abra no Excel ou no Google Planilhas, salve como .xlsx e envie de novo.'
  switch (refusal.kind) {
    case 'several':
      return `São arquivos demais de uma vez. Envie aqui no máximo ${mostFiles} arquivos .xlsx de ${name} por vez.`
    case 'name':
      return `Aqui vai um arquivo .xlsx, e este é ${refusal.extension}. ${/^\.(xls|xlsb|ods|csv|numbers)$/.test(refusal.extension) ? saveAs : again}`
    case 'misnamed':
      return 'O conteúdo é uma planilha .xlsx, só o nome do arquivo não termina assim. Troque o final do nome para .xlsx, sem converter o arquivo, e envie de novo.'
    case 'unavailable':
      return 'O navegador não conseguiu abrir o arquivo: ele pode ter sido movido, apagado ou estar aberto em outro programa. Escolha o arquivo de novo.'
    case 'blank':
      return `O arquivo está vazio (0 bytes); esperávamos a planilha de ${name}. ${again}`
    case 'disguised':
      return `O nome termina em .xlsx, mas o conteúdo é ${disguises[refusal.as]}, não uma planilha do Excel. ${again}`
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
      return 'A planilha é grande demais para ser lida aqui. Baixe na Shopee um período menor (um mês por arquivo) e envie de novo.'
    case 'empty-workbook':
      return `A planilha não tem nenhuma linha; esperávamos ${name}. ${again}`
    case 'swapped':
      return `Este arquivo parece ser o de ${other}, e aqui vai o de ${name}. Envie cada um no seu campo.`
    case 'unknown':
      return `${found(refusal.header)} Esperávamos a planilha de ${name}. ${again}`
    case 'no-rows':
      return `A planilha tem o cabeçalho de ${name}, mas nenhuma linha embaixo. Confira o período escolhido na Shopee e baixe de novo.`
    case 'nothing-to-compare':
      return `Nenhum pedido entra na conta: ${leftOut(refusal.leftOut)} ou com devolução. Confira o período escolhido na Shopee e baixe de novo.`
    case 'stored-orders':
      return 'Os pedidos guardados nesta análise não puderam ser lidos. Envie o arquivo de MEUS PEDIDOS de novo e depois este.'
    case 'reader-missing':
      return 'Sem conexão: o leitor de planilhas não pôde ser carregado. Verifique a internet e envie o arquivo de novo.'
    case 'unexpected':
      return 'A leitura parou por um problema nosso ou por falta de memória. Feche outras abas e envie o arquivo de novo; se repetir, fale com o suporte.'
  }
}

function leftOut(count: number): string {
  return count === 1
    ? 'o único deste arquivo está cancelado'
    : `os ${formatCount(count)} deste arquivo estão cancelados`
}

const columnsNamed = 4

function found(header: readonly string[]): string {
  if (header.length === 0) return 'Não encontramos as colunas deste relatório no arquivo.'
  const named = header.slice(0, columnsNamed).map((name) => `“${name.slice(0, 40)}”`)
  const rest = header.length > columnsNamed ? ' e outras' : ''
  return `As colunas deste arquivo são outras: ${named.join(', ')}${rest}.`
}
