import { formatCount } from '../ui/number-formats.ts'
import type { FileFault, OfficeKind } from './file-refused.ts'

/** What a file was to be, and what to do with one that cannot be read as that. */
export interface WantedFile {
  /** 'lista de anúncios' */
  readonly list: string
  /** How a file is given. */
  readonly verb: 'escolha' | 'traga'
  readonly most: { readonly bytes: number; readonly columns: number }
  /** What to do where several came at once. */
  readonly several: string
  /** How to get one that can be read. */
  readonly instead: string
}

/** What it is, and how to save it as one that is read. */
const offices: Partial<Record<OfficeKind, string>> = {
  libreoffice:
    'Esta é uma planilha do LibreOffice (.ods), que não lemos: salve como .xlsx. No LibreOffice use Arquivo › Salvar como, no Google Planilhas Arquivo › Fazer download, marque o formato do Excel',
  numbers: 'Este é um arquivo do Numbers, que não lemos. No Numbers use Arquivo › Exportar para › Excel',
  'binary-workbook':
    'Esta é uma planilha binária (.xlsb), que não lemos. Abra no Excel ou no Google Planilhas, salve como .xlsx',
}

const mebibyte = 1024 * 1024

/** What was found in place of the wanted file, and what to do. */
export function faultSentence(fault: FileFault, wanted: WantedFile): string {
  const { list, verb, most, several, instead } = wanted
  const again = `${verb} de novo`
  const bring = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} de novo`
  const saveAs = `Abra no Excel ou no Google Planilhas, salve como .xlsx e ${again}.`
  const copy = `Copie só o que importa para uma planilha nova, salve e ${again}.`
  switch (fault.kind) {
    case 'several':
      return several
    case 'too-large':
      return `O arquivo é grande demais: o limite são ${most.bytes / mebibyte} MB. Divida a planilha em partes e ${again}.`
    case 'bloated':
      return `Por dentro, o arquivo é muito maior do que uma ${list}: há textos, abas ou áreas enormes. ${copy}`
    case 'too-many-columns':
      return `A planilha tem algo escrito depois da coluna ${most.columns}. ${copy}`
    case 'too-many-rows':
      return `O arquivo tem linhas demais para uma ${list}. ${copy}`
    case 'long-text':
      return `A linha ${formatCount(fault.row)} é muito maior do que a de uma ${list}. ${copy}`
    case 'unavailable':
      return `O navegador não conseguiu abrir o arquivo: ele pode ter sido movido, apagado ou estar aberto em outro programa. ${bring}.`
    case 'folder':
      return `Isto é uma pasta. Abra a pasta e ${verb} o que está dentro dela.`
    case 'blank':
      return `O arquivo está vazio (0 bytes). ${instead}`
    case 'empty':
      return `A planilha não tem nada escrito. ${instead}`
    case 'old-format':
      return `O conteúdo é uma planilha .xls antiga, qualquer que seja o nome do arquivo. ${saveAs}`
    case 'password':
      return `A planilha está protegida por senha. Abra no Excel, remova a senha em Arquivo › Informações, salve e ${again}.`
    case 'other-office':
      return offices[fault.as]
        ? `${offices[fault.as]} e ${verb} aqui a planilha nova.`
        : `O conteúdo é de outro programa, não uma planilha .xlsx. ${saveAs}`
    case 'archive':
      return `Este .zip tem vários arquivos ou senha. Extraia o que está dentro dele e ${verb} a planilha.`
    case 'disguised':
      return fault.as === 'html'
        ? `O conteúdo é uma página da internet, não uma planilha. ${saveAs}`
        : `O conteúdo não é uma planilha: parece um PDF, uma imagem ou outro tipo de arquivo. ${instead}`
    case 'damaged':
    case 'truncated':
      return `A planilha está danificada ou incompleta e não pode ser lida por inteiro. Salve-a de novo, ou baixe outra cópia, e ${again}.`
    case 'open-quote':
      return `Na linha ${formatCount(fault.row)} uma aspa foi aberta e não fechada: não dá para saber onde as linhas terminam. ${saveAs}`
    case 'reader-missing':
      return `Sem internet, o leitor de planilhas não foi baixado. ${bring} quando ela voltar.`
    case 'unexpected':
      return `A leitura parou por um problema nosso ou por falta de memória. Feche outras abas e ${again}; se repetir, fale com o suporte.`
  }
}
