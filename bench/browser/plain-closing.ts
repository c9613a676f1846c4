import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'

declare const XLSX: typeof import('@e965/xlsx')
declare const scanEntries: (file: File) => Promise<number>

type Work = (orders: File, income: File) => Promise<(string | number)[][]>

/** A page that takes both files, compares them with SheetJS and a plain loop in a worker, and writes a table. */
export function openPlainClosing(page: Page): Promise<void> {
  const library = readFileSync(new URL(import.meta.resolve('@e965/xlsx/dist/xlsx.full.min.js')), 'utf8')
  return openPage(page, library, compare)
}

/** What no product can be faster than: both files inflated by the browser, and each byte looked at once. */
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
  const released = new Map<string, number>()
  for (const row of await rowsOf(income)) {
    released.set(String(row['ID do pedido']), Number(row['Quantia total lançada (R$)']))
  }
  const differences: (string | number)[][] = []
  for (const row of await rowsOf(orders)) {
    const id = String(row['ID do pedido'])
    const came = released.get(id)
    if (came === undefined) continue
    const fees = ['Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida']
    const expected = fees.reduce((left, name) => left - Number(row[name]), Number(row['Subtotal do produto']))
    const difference = came - expected
    if (Math.abs(difference) < 0.0999) continue
    differences.push([id, String(row['Data de criação do pedido']), difference.toFixed(2)])
  }
  return differences
}

async function scan(orders: File, income: File): Promise<(string | number)[][]> {
  return [[(await scanEntries(orders)) + (await scanEntries(income))]]
}
