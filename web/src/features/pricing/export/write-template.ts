import { mostImportedListings } from '@vendaclara/contract/pricing'
import { choiceNames, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import { writeXlsx } from 'hucre/xlsx'
import { type ColumnKey, columns } from '../files/columns.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './export-texts.ts'
import { layoutOf, workbookFile } from './workbook.ts'
import type { Cell } from './write-listings.ts'

export async function writeTemplate(): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: texts.listings,
        columns: layoutOf(filledIn).map(({ header: _, ...look }) => look),
        rows: exampleRows,
        cells: boldHeader(exampleRows),
        freezePane: { rows: 1 },
        dataValidations: [
          choice(
            'marketplace',
            marketplaces.map((marketplace) => marketplaceEntries[marketplace].label),
          ),
          ...choiceNames.map((name) => choice(name, [pricingTexts.yes, pricingTexts.no])),
        ],
      },
      {
        name: texts.help,
        columns: [{ width: 28 }, { width: 72 }, { width: 40 }],
        rows: helpRows,
        cells: boldHeader(helpRows),
      },
    ],
  })
  return workbookFile(bytes)
}

/** Offers a list of values. Other values are allowed, and the preview checks them. */
function choice(key: ColumnKey, values: string[]) {
  const letter = String.fromCharCode(65 + filledIn.findIndex((column) => column.key === key))
  const range = `${letter}2:${letter}${mostImportedListings + 1}`
  return { type: 'list' as const, values, range, allowBlank: true, showErrorMessage: false }
}

function boldHeader([header = []]: typeof exampleRows) {
  const style = { font: { bold: true } }
  return new Map(header.map((value, column) => [`0,${column}`, { value, style }]))
}

const filledIn = columns.filter(({ key }) => key !== 'id')

const exampleRows: Cell[][] = [
  filledIn.map(({ header }) => header),
  ...marketplaces.map((marketplace) => {
    const example: Partial<Record<ColumnKey, Cell>> = {
      ...texts.examples[marketplace],
      marketplace: marketplaceEntries[marketplace].label,
    }
    return filledIn.map(({ key }) => example[key] ?? null)
  }),
]

const helpRows: Cell[][] = [
  texts.helpHeader,
  ...filledIn.map(({ header, help }) => [header, ...help]),
  [null, null, null],
  ...texts.notes.map((note) => [note, null, null]),
]
