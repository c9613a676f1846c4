import { writeXlsx } from 'hucre/xlsx'
import { type ColumnKey, columns } from '../files/columns.ts'
import { layoutOf, workbookFile } from './workbook.ts'
import type { Cell } from './write-listings.ts'

const lastRow = 5001

/** A workbook to fill in: the header, an example for each marketplace, and a sheet that explains the columns. */
export async function writeTemplate(): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Anúncios',
        columns: layoutOf(filledIn).map(({ header: _, ...look }) => look),
        rows: exampleRows,
        cells: boldHeader(exampleRows),
        freezePane: { rows: 1 },
        dataValidations: [
          choice('marketplace', ['Shopee', 'Mercado Livre', 'Shein']),
          choice('freeShipping', ['Sim', 'Não']),
        ],
      },
      {
        name: 'Como preencher',
        columns: [{ width: 28 }, { width: 72 }, { width: 40 }],
        rows: helpRows,
        cells: boldHeader(helpRows),
      },
    ],
  })
  return workbookFile(bytes)
}

/** Offers the values; what else is written is judged by the preview. */
function choice(key: ColumnKey, values: string[]) {
  const letter = String.fromCharCode(65 + filledIn.findIndex((column) => column.key === key))
  const range = `${letter}2:${letter}${lastRow}`
  return { type: 'list' as const, values, range, allowBlank: true, showErrorMessage: false }
}

function boldHeader([header = []]: typeof exampleRows) {
  const style = { font: { bold: true } }
  return new Map(header.map((value, column) => [`0,${column}`, { value, style }]))
}

const examples: readonly Partial<Record<ColumnKey, Cell>>[] = [
  {
    marketplace: 'Shopee',
    title: 'Exemplo: Camiseta básica branca',
    sku: 'CAM-BR-M',
    productCost: 22.5,
    variableCost: 1.8,
    profitMargin: 20,
    freeShipping: 'Sim',
  },
  {
    marketplace: 'Mercado Livre',
    title: 'Exemplo: Tênis de corrida',
    productCost: 89.9,
    variableCost: 3.2,
    profitMargin: 18,
    mlTax: 14,
    shippingCost: 21.65,
    peso: 0.9,
  },
  {
    marketplace: 'Shein',
    title: 'Exemplo: Vestido midi estampado',
    productCost: 38,
    variableCost: 2.5,
    profitMargin: 22.5,
    peso: 0.35,
  },
]

/** The columns that a seller fills in. */
const filledIn = columns.filter(({ key }) => key !== 'id')

const help: Record<Exclude<ColumnKey, 'id'>, readonly [string, string]> = {
  marketplace: ['Shopee, Mercado Livre ou Shein.', 'O marketplace aberto na calculadora.'],
  title: ['O nome do anúncio, até 200 letras.', 'Novo Anúncio'],
  sku: ['O código do produto no seu estoque. Um SKU já conhecido atualiza o anúncio.', 'Sem SKU'],
  productCost: ['Quanto o produto custa para você, em reais: 22,50 ou R$ 22,50.', '0'],
  variableCost: ['Embalagem, etiqueta, brinde: o que você gasta a cada venda, em reais.', '0'],
  profitMargin: ['Quanto do preço de venda deve sobrar, em %: escreva 20 ou 20%.', '20'],
  freeShipping: ['Só Shopee: sim ou não.', 'Sim'],
  mlTax: ['Mercado Livre: o percentual da categoria e do tipo de anúncio, em %.', '0'],
  shippingCost: ['Mercado Livre: o que você paga de frete em cada venda, em reais.', '0'],
  peso: ['Produto embalado, em quilos: 0,35 são 350 gramas.', '0'],
}

/** The header and an example of each marketplace. */
const exampleRows: Cell[][] = [
  filledIn.map(({ header }) => header),
  ...examples.map((example) => filledIn.map(({ key }) => example[key] ?? null)),
]

/** What each column means, and what an empty cell of it counts as. */
const helpRows: Cell[][] = [
  ['Coluna', 'O que escrever', 'Se ficar vazia'],
  ...filledIn.map(({ key, header }) => [header, ...help[key as keyof typeof help]]),
  [null, null, null],
  ['Apague as linhas de exemplo e escreva um anúncio por linha, até 5.000 por arquivo.', null, null],
  ['De um anúncio que já existe, as células vazias não mudam nada.', null, null],
  ['Antes de importar, a calculadora mostra o que entendeu de cada linha.', null, null],
]
