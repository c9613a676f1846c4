import { mostImportedListings } from '@vendaclara/contract/pricing'
import type { FileFault } from '../../../files/file-refused.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import { mostColumns } from './raw-table.ts'

/** Why a file is not taken; what a person reads about it is {@link refusalSentence}. */
export type Refusal =
  | FileFault
  | { readonly kind: 'open-quote' }
  | { readonly kind: 'other-report'; readonly report: OtherReport }
  | { readonly kind: 'unknown-columns'; readonly header: readonly string[] }
  | { readonly kind: 'no-lines' }
  | { readonly kind: 'too-many-lines'; readonly lines: number }

export type OtherReport = 'orders' | 'income' | 'ads'

const reports: Record<OtherReport, string> = {
  orders: 'o relatório de pedidos da Shopee',
  income: 'o relatório de renda da Shopee',
  ads: 'um relatório de anúncios da Shopee (Ads)',
}
const saveAs = 'Abra no Excel ou no Google Planilhas, salve como .xlsx e escolha de novo.'
const copyLines =
  'Copie só as linhas e as colunas dos anúncios para uma planilha nova, salve e escolha de novo.'
const model = 'Baixe o modelo, preencha as colunas e escolha o arquivo de novo.'

/** What came instead of listings, and what to do next. */
export function refusalSentence(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'several':
      return 'Vieram vários arquivos de uma vez. Escolha só um.'
    case 'too-large':
      return 'O arquivo é grande demais: o limite são 10 MB. Divida a planilha em partes e escolha de novo.'
    case 'bloated':
      return `Por dentro, o arquivo é muito maior do que uma lista de anúncios: há textos, abas ou áreas enormes. ${copyLines}`
    case 'too-many-columns':
      return `A planilha tem algo escrito depois da coluna ${mostColumns}. ${copyLines}`
    case 'unavailable':
      return 'O navegador não conseguiu abrir o arquivo: ele pode ter sido movido, apagado ou estar aberto em outro programa. Escolha de novo.'
    case 'blank':
      return `O arquivo está vazio (0 bytes). ${model}`
    case 'old-format':
      return `O conteúdo é uma planilha .xls antiga, qualquer que seja o nome do arquivo. ${saveAs}`
    case 'password':
      return 'A planilha está protegida por senha. Abra no Excel, remova a senha em Arquivo › Informações, salve e escolha de novo.'
    case 'other-office':
      return `O conteúdo é de outro programa ou de outro formato, não uma planilha .xlsx. ${saveAs}`
    case 'archive':
      return 'Este é um arquivo compactado (.zip), não uma planilha. Extraia o que está dentro dele e escolha a planilha.'
    case 'disguised':
      return refusal.as === 'html'
        ? `O conteúdo é uma página da internet, não uma planilha. ${saveAs}`
        : `O conteúdo não é uma planilha: parece um PDF, uma imagem ou outro tipo de arquivo. ${model}`
    case 'damaged':
    case 'truncated':
      return 'A planilha está danificada ou incompleta e não pode ser lida por inteiro. Salve-a de novo, ou baixe outra cópia, e escolha de novo.'
    case 'open-quote':
      return `Uma aspa foi aberta no arquivo e nunca fechada, então não dá para saber onde as linhas terminam. ${saveAs}`
    case 'empty':
      return `A planilha não tem nada escrito. ${model}`
    case 'other-report':
      return `Este arquivo parece ser ${reports[refusal.report]}. Aqui entra uma lista de anúncios. ${model}`
    case 'unknown-columns':
      return `${found(refusal.header)} ${model}`
    case 'no-lines':
      return 'A planilha tem o cabeçalho, mas nenhuma linha embaixo. Escreva um anúncio por linha e escolha de novo.'
    case 'too-many-lines':
      return `A planilha tem ${formatCount(refusal.lines)} linhas; cada importação leva até ${formatCount(mostImportedListings)}. Divida em partes e importe uma de cada vez.`
    case 'reader-missing':
      return 'Sem conexão: o leitor de planilhas não pôde ser carregado. Verifique a internet e escolha o arquivo de novo.'
    case 'unexpected':
      return 'A leitura parou por um problema nosso ou por falta de memória. Feche outras abas e escolha o arquivo de novo; se repetir, fale com o suporte.'
  }
}

const columnsNamed = 4

function found(header: readonly string[]): string {
  const named = header.slice(0, columnsNamed).map((name) => `“${name.slice(0, 40)}”`)
  const rest = header.length > columnsNamed ? ' e outras' : ''
  return `Não encontramos as colunas de anúncios, como “Título” e “Custo do produto”; o arquivo começa com ${named.join(', ')}${rest}.`
}
