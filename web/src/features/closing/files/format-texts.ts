import type { FileFault, OfficeKind } from '../../../files/file-refused.ts'

/** The words for the file that was wanted, for sentences about its format. */
export interface WantedWords {
  /** The name of the file, in capitals. */
  readonly name: string
  /** 'na Shopee' */
  readonly at: string
  readonly extensions: string
  /** How to get the file; `again` if the given file may be the right one, but was changed on its way. */
  readonly get: string
  readonly again: string
}

const disguises: Record<Exclude<Disguised['as'], 'text' | 'html'>, string> = {
  xml: 'um XML, como o de uma nota fiscal',
  pdf: 'um PDF',
  image: 'uma imagem, como uma foto da tela',
  other: 'de outro tipo',
}
type Disguised = Extract<FileFault, { kind: 'disguised' }>

/** The content of a file that is no table at all. */
export function disguiseSentence({ as }: Disguised, { name, at, get }: WantedWords): string {
  if (as === 'text') {
    return `O conteúdo é um texto, como um .csv, e aqui vai a planilha .xlsx de ${name}. Não converta o texto em planilha, o que estraga os IDs: baixe ${name} em .xlsx ${at} e envie sem abrir antes.`
  }
  if (as === 'html') {
    return `O conteúdo é uma página da internet, não a planilha de ${name}: a tela de login, quando a sessão acabou, ou uma tabela salva como página com final .xls. Entre de novo e baixe ${name} ${at}; envie sem abrir antes.`
  }
  return `O conteúdo é ${disguises[as]}, não a planilha de ${name}. ${get}`
}

export const saveAs = 'Abra no Excel ou no Google Planilhas, salve como .xlsx e envie de novo.'

const offices: Record<OfficeKind, string> = {
  word: 'um documento do Word',
  powerpoint: 'uma apresentação do PowerPoint',
  libreoffice: 'uma planilha do LibreOffice (.ods)',
  'binary-workbook': 'uma planilha binária (.xlsb)',
  numbers: 'uma planilha do Numbers',
  other: 'de outro programa do Office',
}
const officeSteps: Partial<Record<OfficeKind, string>> = {
  libreoffice: 'Abra no LibreOffice, use Arquivo › Salvar como, escolha .xlsx e envie a nova.',
  'binary-workbook': saveAs,
  numbers: 'Abra no Numbers, use Arquivo › Exportar para › Excel e envie a nova.',
}

export function officeSentence(as: OfficeKind, { get }: WantedWords): string {
  return `O conteúdo é ${offices[as]}, não uma planilha .xlsx. ${officeSteps[as] ?? get}`
}

const list = new Intl.ListFormat('pt-BR')
const tableName = /\.(xlsx|xls|csv|txt)$/i

/** What an archive holds instead of one table, and which of it to send. */
export function archiveSentence(
  { names, isLocked }: Extract<FileFault, { kind: 'archive' }>,
  { name, extensions, get }: WantedWords,
): string {
  const inside = `o ${extensions} de ${name} que está dentro dele`
  if (isLocked) return `O .zip está protegido por senha. Extraia o conteúdo com a senha e envie ${inside}.`
  if (!names) return `Este é um arquivo compactado. Extraia o conteúdo e envie ${inside}.`
  if (names.length === 0) return `O .zip está vazio. ${get}`
  const files = list.format(names.map((one) => `“${one}”`))
  return names.some((one) => tableName.test(one))
    ? `O .zip traz mais de um arquivo: ${files}. Extraia o conteúdo e envie só o de ${name}; se forem vários dele, todos juntos.`
    : `O .zip não traz nenhuma planilha, só ${files}. ${get}`
}
