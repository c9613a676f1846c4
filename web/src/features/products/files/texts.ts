import { faultSentence, type WantedFile } from '../../../files/fault-texts.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import { mostColumns, mostFileBytes, type Refusal } from './refusal.ts'

const asDownloaded = 'Baixe de novo no site e traga o arquivo como ele veio, sem abrir e salvar antes.'

const wanted: WantedFile = {
  list: 'lista de produtos',
  verb: 'traga',
  most: { bytes: mostFileBytes, columns: mostColumns },
  several: 'Vieram arquivos demais de uma vez. Traga em partes.',
  instead: asDownloaded,
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

const columnsNamed = 4

/** What was found, what was expected, and what to do. */
export function refusalSentence(refusal: Refusal): string {
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
      return faultSentence(refusal, wanted)
  }
}
