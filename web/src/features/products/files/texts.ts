import type { OfficeKind } from '../../../files/file-refused.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import { mostColumns, type Refusal } from './refusal.ts'

const saveAs = 'Abra no Excel ou no Google Planilhas, salve como .xlsx e traga de novo.'
const asDownloaded = 'Baixe de novo no site e traga o arquivo como ele veio, sem abrir e salvar antes.'
const split = 'Divida a planilha em partes e traga uma de cada vez.'

const offices: Partial<Record<OfficeKind, string>> = {
  libreoffice: `Esta é uma planilha do LibreOffice (.ods). ${saveAs}`,
  numbers: 'Este é um arquivo do Numbers. Use Arquivo › Exportar para › Excel e traga a planilha nova.',
  'binary-workbook': `Esta é uma planilha binária (.xlsb). ${saveAs}`,
}

/** The files that are known, as a seller calls them. */
const formatNames: Readonly<Record<string, string>> = {
  'shopee-sales': 'Shopee, informações de venda',
  'shopee-shipping': 'Shopee, envio',
  'shopee-performance': 'Shopee, desempenho por SKU',
  'mercado-livre-listings': 'Mercado Livre, anúncios',
  'tiktok-listings': 'TikTok Shop, edição em massa',
  'shein-orders': 'Shein, pedidos',
  bling: 'Bling, produtos',
  tiny: 'Tiny, produtos',
  own: 'sua lista exportada daqui',
  costs: 'lista de custos',
}

/** What was found, what was expected, and what to do. */
export function refusalSentence(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'several':
      return 'Vieram arquivos demais de uma vez. Traga em partes.'
    case 'too-large':
      return `O arquivo é grande demais: o limite é de 25 MB. ${split}`
    case 'bloated':
    case 'long-text':
      return `Por dentro, o arquivo é muito maior do que uma lista de produtos. ${asDownloaded}`
    case 'too-many-columns':
      return `A planilha tem algo escrito depois da coluna ${mostColumns}. Copie só o que importa para uma planilha nova.`
    case 'too-many-rows':
      return `A planilha tem linhas demais para uma lista de produtos. ${split}`
    case 'unavailable':
      return 'O navegador não conseguiu abrir o arquivo: ele pode ter sido movido, apagado ou estar aberto em outro programa. Traga de novo.'
    case 'folder':
      return 'Isto é uma pasta. Abra a pasta e traga os arquivos de dentro.'
    case 'blank':
      return `O arquivo está vazio (0 bytes). ${asDownloaded}`
    case 'empty':
      return 'A planilha não tem nada escrito. Confira se é o arquivo certo.'
    case 'old-format':
      return `O conteúdo é uma planilha .xls antiga. ${saveAs}`
    case 'password':
      return 'A planilha tem senha. Tire a senha no Excel, em Arquivo › Informações, salve e traga de novo.'
    case 'other-office':
      return offices[refusal.as] ?? `O conteúdo é de outro programa, não uma planilha .xlsx. ${saveAs}`
    case 'archive':
      return 'Este .zip tem vários arquivos ou senha. Extraia e traga os arquivos de dentro.'
    case 'disguised':
      return refusal.as === 'html'
        ? `O conteúdo é uma página da internet, não uma planilha. ${asDownloaded}`
        : `O conteúdo não é uma planilha: parece um PDF, uma imagem ou outro tipo de arquivo. ${asDownloaded}`
    case 'damaged':
    case 'truncated':
      return `O arquivo está incompleto ou danificado. ${asDownloaded}`
    case 'open-quote':
      return `Na linha ${formatCount(refusal.row)} uma aspa foi aberta e não fechada: não dá para saber onde a linha termina. ${saveAs}`
    case 'reader-missing':
      return 'Sem internet, o leitor de arquivos não foi baixado. Traga de novo quando ela voltar.'
    case 'unexpected':
      return 'A leitura parou por um problema nosso ou por falta de memória. Feche outras abas e traga de novo; se repetir, fale com o suporte.'
    default:
      return productSentence(refusal)
  }
}

const columnsNamed = 4

function productSentence(refusal: Exclude<Refusal, { kind: 'several' | 'empty' }>): string {
  switch (refusal.kind) {
    case 'large-invoice':
      return 'Este XML é grande demais para uma nota: o limite é de 5 MB. Confira se é o arquivo certo.'
    case 'declarations':
      return 'Este XML declara textos próprios (DOCTYPE), o que nenhuma nota faz. Peça o XML autorizado ao fornecedor.'
    case 'no-invoice':
      return 'Este XML não é uma nota de compra (NF-e).'
    case 'summary':
      return 'Este é só o resumo da nota, sem os itens. Baixe o XML completo.'
    case 'other-model':
      return 'Não é uma nota de compra: serve a NF-e modelo 55, e não cupom (NFC-e) nem frete (CT-e).'
    case 'test':
      return 'Esta nota foi emitida em teste e não vale.'
    case 'unauthorised':
      return 'Esta nota não tem a autorização da Receita. Baixe o XML autorizado, o que termina em procNFe.'
    case 'bad-key':
      return 'A chave da nota está errada ou não é a desta nota. Baixe o XML de novo.'
    case 'other-buyer':
      return `Esta nota é de outra empresa: ${refusal.buyerName || refusal.buyer}.`
    case 'own-sale':
      return 'Esta é uma nota de venda da sua loja. Aqui entram as de compra.'
    case 'return':
      return 'Esta é uma nota de devolução: ela não diz quanto custou.'
    case 'bad-line':
      return `O item ${formatCount(refusal.line)} da nota tem um valor errado em ${refusal.field}. Peça o XML de novo ao fornecedor.`
    case 'no-lines':
      return 'Esta nota não tem itens.'
    case 'too-many-lines':
      return 'Esta nota tem itens demais.'
    case 'unknown-cancelled':
      return 'Não dá para saber de que CNPJ é a nota cancelada. Traga também a nota.'
    case 'unknown': {
      const named = refusal.header.slice(0, columnsNamed).map((name) => `“${name.slice(0, 40)}”`)
      return `Não conhecemos este arquivo: ele começa com ${named.join(', ')}. Veja na ajuda quais servem.`
    }
    case 'other-template':
      return 'Este é outro modelo da edição em massa da Shopee. Servem “informações de venda” e “envio”: baixe um deles.'
    case 'old-layout':
      return `No arquivo “${formatNames[refusal.format] ?? ''}” falta ${refusal.columns.map((name) => `“${name}”`).join(', ')}: é de um modelo antigo, ou a coluna foi apagada. Baixe um novo no site.`
    case 'twin-columns':
      return `${refusal.columns.map((name) => `“${name}”`).join(', ')} aparece mais de uma vez no cabeçalho, e não dá para saber qual vale. Apague a coluna que sobra, ou baixe de novo no site.`
    case 'wide-row':
      return `A linha ${formatCount(refusal.row)} tem mais colunas do que o cabeçalho, como quando um valor com vírgula (1,50) vira dois. Salve de novo com ponto e vírgula entre as colunas, ou como .xlsx.`
    case 'shared-variation':
      return `Na linha ${formatCount(refusal.line)}, o código “${refusal.text}” de “${refusal.column}” é também de outro anúncio: as colunas de códigos parecem trocadas. ${asDownloaded}`
    case 'rounded-ids':
      return `A planilha arredondou os códigos: a linha ${formatCount(refusal.line)} tem “${refusal.text}” em “${refusal.column}”, e os últimos números se perderam. ${asDownloaded}`
    case 'several-exports':
      return `O cabeçalho aparece de novo na linha ${formatCount(refusal.line)}: são dois arquivos colados em um. Traga cada um separado.`
    case 'several-shops':
      return `Há anúncios de países diferentes: “${refusal.text}”, na linha ${formatCount(refusal.line)}. Traga o arquivo de uma loja só.`
    case 'other-country':
      return `Os anúncios são de outro país: “${refusal.text}”, na linha ${formatCount(refusal.line)}. Aqui servem os do Brasil.`
    case 'no-rows':
      return refusal.format === 'costs'
        ? 'A lista não tem nenhum produto abaixo do cabeçalho. Confira se é o arquivo certo.'
        : `O arquivo “${formatNames[refusal.format] ?? ''}” veio sem nenhum produto. Confira o filtro no site e baixe de novo.`
    case 'unreadable-column':
      return `Quase nada da coluna “${refusal.column}” pode ser lido, como “${refusal.text}”. Confira essa coluna, ou traga o arquivo como ele veio.`
    default:
      return `O arquivo está incompleto ou danificado. ${asDownloaded}`
  }
}
