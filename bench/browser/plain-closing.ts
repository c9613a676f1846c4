import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import type { PlainComparison } from '../workbooks/marketplace-months.ts'

declare const XLSX: typeof import('@e965/xlsx')
declare const scanEntries: (file: File) => Promise<number>
declare const wanted: PlainComparison

type Work = (orders: File, income: File) => Promise<(string | number)[][]>

/** A page that takes both files, compares them with SheetJS and a plain loop in a worker, and writes a table. */
export function openPlainClosing(page: Page, columns: PlainComparison): Promise<void> {
  const library = readFileSync(new URL(import.meta.resolve('@e965/xlsx/dist/xlsx.full.min.js')), 'utf8')
  return openPage(page, `${library}\nconst wanted = ${JSON.stringify(columns)}`, compare)
}

/** The lower bound of any product: both files inflated by the browser, and each byte looked at once. */
export function openLimit(page: Page): Promise<void> {
  const source = readFileSync(new URL('../reading/limit.ts', import.meta.url), 'utf8')
  return openPage(page, stripTypeScriptTypes(source).replace('export ', ''), scan)
}

async function openPage(page: Page, library: string, work: Work): Promise<void> {
  await page.setContent('<input type="file"><input type="file"><table></table>')
  const listen = `addEventListener('message', ({ data }) => (${work})(...data).then((rows) => postMessage(rows)))`
  await page.evaluate((source) => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    const inputs = [...document.querySelectorAll('input')]
    const table = document.querySelector('table')
    document.addEventListener('change', () => {
      const files = inputs.map((input) => input.files?.[0])
      if (!files.every((file) => file !== undefined)) return
      const worker = new Worker(address)
      worker.postMessage(files)
      worker.addEventListener('message', ({ data }: MessageEvent<(string | number)[][]>) => {
        Object.assign(window, { differences: data.length })
        for (const cells of data.slice(0, 50)) {
          const row = table?.insertRow()
          for (const cell of cells) row?.insertCell().append(String(cell))
        }
      })
    })
  }, `${library}\n${listen}`)
}

async function compare(orders: File, income: File): Promise<(string | number)[][]> {
  const rowsOf = async (file: File) => {
    const book = XLSX.read(await file.arrayBuffer(), { dense: true, sheets: 0 })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    return sheet ? XLSX.utils.sheet_to_json<Record<string, string | number>>(sheet) : []
  }
  const { soldId, sold, paidId, paid } = wanted
  const sumOf = (row: Record<string, string | number>, amounts: Readonly<Record<string, 1 | -1>>) =>
    Object.entries(amounts).reduce((sum, [name, sign]) => sum + sign * Number(row[name]), 0)
  const released = new Map<string, number>()
  for (const row of await rowsOf(income)) released.set(String(row[paidId]), sumOf(row, paid))
  const differences: (string | number)[][] = []
  for (const row of await rowsOf(orders)) {
    const id = String(row[soldId])
    const received = released.get(id)
    if (received === undefined) continue
    const difference = received - sumOf(row, sold)
    if (Math.abs(difference) < 0.0999) continue
    differences.push([id, difference.toFixed(2)])
  }
  return differences
}

async function scan(orders: File, income: File): Promise<(string | number)[][]> {
  return [[(await scanEntries(orders)) + (await scanEntries(income))]]
}
