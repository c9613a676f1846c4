import { readFileSync } from 'node:fs'
import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { newListing } from '../../model/listing.ts'
import { readFile } from '../read-file.ts'
import { problemsInWords, readLines } from '../read-lines.ts'
import { surveyTable, tableMapping } from './survey-table.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))

async function readForeign(name: string) {
  const path = new URL(`../../../../../../samples/pricing/foreign/${name}`, import.meta.url)
  const tables = await readFile(new Blob([readFileSync(path)]))
  const survey = await surveyTable(tables, {})
  const defaults = { blank, marketplace: 'shein', newId: () => '' } as const
  const { lines } = await readLines(tables, defaults, tableMapping(survey, survey.mapping))
  return { survey, lines }
}

test("a seller's own workbook is recognised by its names: not its cover or hidden sheet, and below a merged title", async () => {
  const { survey, lines } = await readForeign('own-workbook.xlsx')
  expect([survey.sheet, survey.headerRow]).toEqual([1, 4])
  expect(survey.mapping).toEqual({
    title: { place: 1 },
    sku: { place: 0 },
    productCost: { place: 2 },
    variableCost: { place: 3 },
    profitMargin: { place: 4, unit: 'fraction' },
    currentPrice: { place: 6 },
    peso: { place: 5, unit: 'g' },
  })
  expect(lines[0]?.listing).toMatchObject({
    title: 'Caneca de porcelana 325 ml',
    sku: 'CAN-01',
    productCost: 12.5,
    variableCost: 1.2,
    profitMargin: 20,
    currentPrice: 49.9,
    peso: 0.35,
  })
  expect(lines.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9, 10, 12])
  expect(lines.flatMap(problemsInWords)).toEqual([
    expect.stringContaining('“=C9*1.1” é uma fórmula sem o resultado guardado'),
    'Custo do produto: “a combinar” não é um número',
    'Parece a linha de soma da planilha, não um anúncio',
  ])
})

test("a stock system's .csv in windows-1252 with decimal commas is read, with its weights in grams", async () => {
  const { survey, lines } = await readForeign('stock-system.csv')
  expect(survey.mapping).toEqual({
    title: { place: 1 },
    sku: { place: 0 },
    productCost: { place: 2 },
    variableCost: { place: 3 },
    peso: { place: 4, unit: 'g' },
  })
  expect(survey.doubts).toEqual(['unknown', 'guessed', 'unit'])
  expect(lines.map(({ listing }) => [listing.sku, listing.productCost, listing.peso])).toEqual([
    ['CAN-01', 13.1, 0.35],
    ['GAR-02', 31, 0.55],
    ['SOF-07', 1234, 42],
    ['KIT-03', 24.9, 0.78],
    ['KIT-03', 25, 0.78],
  ])
})
