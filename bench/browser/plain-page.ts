import type { Page } from '@playwright/test'

declare const Papa: typeof import('papaparse')

/** A page that reads a report with Papa Parse on its main thread, groups it and writes the groups into a table. */
export async function openPlainPage(page: Page): Promise<void> {
  await page.setContent('<input type="file"><table></table>')
  await page.addScriptTag({ path: new URL(import.meta.resolve('papaparse/papaparse.min.js')).pathname })
  await page.evaluate(() => {
    const input = document.querySelector('input')
    input?.addEventListener('change', () => {
      const [file] = input.files ?? []
      if (!file) return
      Papa.parse<Record<string, string>>(file, {
        header: true,
        skipEmptyLines: true,
        beforeFirstChunk: (text) => text.slice(text.indexOf('\n#') + 1),
        complete: ({ data }) => {
          const groups = new Map<string, { spend: number; gmv: number; terms: Record<string, string>[] }>()
          for (const row of data) {
            const key = row['Palavras-chave']?.toLowerCase() ?? ''
            const group = groups.get(key) ?? { spend: 0, gmv: 0, terms: [] }
            groups.set(key, group)
            group.spend += Number(row.Despesas)
            group.gmv += Number(row.VBM)
            group.terms.push(row)
          }
          const table = document.querySelector('table')
          for (const [key, { spend, gmv, terms }] of [...groups].slice(0, 50)) {
            const row = table?.insertRow()
            for (const value of [key, terms.length, spend, gmv]) row?.insertCell().append(String(value))
          }
        },
      })
    })
  })
}
