import { mostImportedListings } from '@vendaclara/contract/pricing'
import { faultSentence, type WantedFile } from '../../../files/fault-texts.ts'
import { formatBrl, formatCount, formatNumber } from '../../../ui/number-formats.ts'
import { amounts, counts, type FieldWords } from '../model/fields/field-texts.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { mostColumns, mostFileBytes, type OtherReport, type Refusal } from './refusal.ts'

export const texts = {
  /** Ways to write 'Sim' and 'Não', as `plainHeader` returns them. */
  yesWords: ['sim', 's', 'x', 'verdadeiro', 'true', 'yes', '1'],
  noWords: ['nao', 'n', 'falso', 'false', 'no', '0'],
  /** The columns that are no field of a listing; for the fields see `fieldTexts`. */
  columns: {
    marketplace: {
      label: 'Marketplace',
      aliases: ['market place', 'canal', 'canal de venda', 'canal de vendas', 'plataforma'],
      any: ['marketplace', 'canal', 'plataforma'],
      none: ['id', ...amounts, ...counts],
      help: [`${pricingTexts.anyMarketplace}.`, 'O marketplace aberto na calculadora.'],
    },
    id: { label: 'Código Vendaclara', aliases: [], any: [], none: [], help: ['', ''] },
  } satisfies Record<string, FieldWords>,
  /** Columns that are written, but never read: the figures of a price, and the problems of a refused line. */
  writtenOnly: {
    line: 'Linha',
    reason: 'Motivo',
    price: 'Preço de venda',
    noPrice: 'Por que sem preço',
    profit: 'Lucro por venda',
    commission: 'Comissão por venda',
    fixedFee: 'Taxa fixa ou frete por venda',
    tax: 'Impostos por venda',
    operatingCost: 'Custo operacional por venda',
    ads: 'Anúncios pagos por venda',
    coupon: 'Cupom por venda',
    affiliate: 'Afiliados por venda',
    rounding: 'Arredondamento por venda',
    grossProfit: 'Lucro bruto por venda',
    contributionMargin: 'Margem de contribuição (%)',
    table: 'Tabela de tarifas',
  },
  /** The shop's configuration in the file of 'Baixar meus dados', which belongs to no listing, and a former name. */
  otherColumns: ['Faturamento mensal (R$)', 'Custo mensal (R$)', 'Impostos (%)', 'Tabela de taxas'],
  problems: {
    nameless: 'Sem título nem SKU: não dá para saber de que anúncio é esta linha',
    sum: 'Parece a linha de soma da planilha, não um anúncio',
    formula: (written: string) =>
      `“${written}” é uma fórmula sem o resultado guardado. Abra a planilha no Excel, salve e escolha de novo`,
    formulaError: (written: string) => `“${written}” é um erro de fórmula. Corrija a célula na planilha`,
    cutCode: (written: string) =>
      `“${written}” é um código que o programa de planilhas cortou. Formate a coluna como texto e escreva o código inteiro`,
    dateCode: (written: string) =>
      `“${written}” é uma data: a planilha fez isso de um código como 2-3. Formate a coluna como texto e escreva o código de novo`,
    noNumber: (written: string) => `“${written}” não é um número`,
    unclear: (written: string) =>
      `“${written}” pode ser dois valores diferentes, pelo jeito como o resto da coluna está escrito. Use vírgula só nos centavos, como em 1234,50`,
    centavos: (written: string) => `“${written}”: um preço tem no máximo dois decimais`,
    date: (written: string) => `“${written}” é uma data, não um número`,
    bounds: (written: string, least: string, most: string) =>
      `“${written}”: use um valor entre ${least} e ${most}`,
    marketplace: (written: string) =>
      `“${written}”: marketplace desconhecido. Use ${pricingTexts.anyMarketplace}`,
    category: (written: string) =>
      `“${written}”: categoria desconhecida. Use o nome como está na lista da calculadora`,
    yesOrNo: (written: string) => `“${written}”: use sim ou não`,
    longTitle: (length: number, most: number) =>
      `O título tem ${formatCount(length)} letras; o máximo são ${formatCount(most)}`,
    sku: (most: number) => `Um SKU tem até ${most} letras, sem quebra de linha`,
    moreCells:
      'Há mais valores do que colunas nesta linha: um valor com vírgula precisa estar entre aspas no .csv',
    skuTaken: (owner: string) =>
      `Este SKU já é de outro anúncio (${owner}). Cada um só pode aparecer uma vez em cada marketplace`,
    sameListing: (number: number) =>
      `A linha ${formatCount(number)} já é deste anúncio. Para criar outro, apague aqui o código e o SKU`,
    sameTitle: (number: number) =>
      `A linha ${formatCount(number)} já é deste anúncio, que tem o mesmo título. Para criar outro, mude aqui o título`,
    severalTitled: (count: number) =>
      `${formatCount(count)} anúncios têm este título. Ponha na planilha o SKU do que deve mudar`,
    lineNamed: (number: number) => `linha ${formatCount(number)}`,
  },
  doubts: {
    fraction: (written: string, percent: number) =>
      `“${written}” é lido como ${formatNumber(percent, 0, 4)}%. Se são ${formatNumber(100 * percent, 0, 4)}%, corrija na planilha`,
    weight: (written: string, kilograms: number) =>
      `“${written}” é lido como ${formatNumber(kilograms, 0, 4)} kg. Se a unidade é outra, mude-a em “Rever colunas”`,
    loss: 'Margem negativa: o anúncio venderia com prejuízo',
    wholePrice: (percent: number) =>
      `A margem é parte do preço, e com ${formatNumber(percent, 0, 4)}% nenhum preço dá conta`,
    noMarketplace: (marketplace: string) =>
      `Outras linhas dizem o marketplace, e esta não: seria da ${marketplace}`,
    noCost: 'Sem custo, o anúncio entraria com R$ 0,00',
    costAbovePrice: (cost: number, price: number) =>
      `Os custos, ${formatBrl(cost)}, passam do preço atual, ${formatBrl(price)}`,
    farPrice: (cost: number, price: number) =>
      `O preço atual, ${formatBrl(price)}, é muitas vezes o custo, ${formatBrl(cost)}: falta ou sobra uma vírgula?`,
    scaled: (was: number, is: number) =>
      `Era ${formatNumber(was, 0, 4)} e seria ${formatNumber(is, 0, 4)}: a vírgula saiu do lugar?`,
    moved: (is: number, would: number) =>
      `Pelos centavos da coluna toda, a vírgula pode ter saído do lugar: é ${formatBrl(is)} ou ${formatBrl(would)}?`,
    date: (written: string) => `“${written}” parece uma data que a planilha fez de um código`,
    numberAsTitle: (written: string) => `“${written}” é um número, não um título`,
    nameless: 'Sem título nem SKU: seria um anúncio novo sem nome',
    sum: 'Parece uma soma das outras linhas, não um anúncio',
  },
  reports: {
    orders: 'o relatório de pedidos da Shopee',
    income: 'o relatório de renda da Shopee',
    ads: 'um relatório de anúncios da Shopee (Ads)',
  } satisfies Record<OtherReport, string>,
}

const template = 'Baixe o modelo, preencha as colunas e escolha o arquivo de novo.'
const wanted: WantedFile = {
  list: 'lista de anúncios',
  verb: 'escolha',
  most: { bytes: mostFileBytes, columns: mostColumns },
  several: 'Vieram vários arquivos de uma vez. Escolha só um.',
  instead: template,
}

export function refusalSentence(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'other-report':
      return `Este arquivo parece ser ${texts.reports[refusal.report]}. Aqui entra uma lista de anúncios. ${template}`
    case 'unknown-columns':
      return `${foundInstead(refusal.header)} ${template}`
    case 'no-lines':
      return 'A planilha tem o cabeçalho, mas nenhuma linha embaixo. Escreva um anúncio por linha e escolha de novo.'
    case 'too-many-lines':
      return `A planilha tem ${formatCount(refusal.lines)} linhas; cada importação leva até ${formatCount(mostImportedListings)}. Divida em partes e importe uma de cada vez.`
    default:
      return faultSentence(refusal, wanted)
  }
}

const columnsNamed = 4

function foundInstead(header: readonly string[]): string {
  const named = header.slice(0, columnsNamed).map((name) => `“${name.slice(0, 40)}”`)
  const rest = header.length > columnsNamed ? ' e outras' : ''
  return `Não encontramos as colunas de anúncios, como “Título” e “Custo do produto”; o arquivo começa com ${named.join(', ')}${rest}.`
}

/** Words in a column name that tell its unit. */
export const unitWords = {
  kg: ['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'quilograma', 'quilogramas'],
  g: ['g', 'gr', 'grs', 'grama', 'gramas'],
}
