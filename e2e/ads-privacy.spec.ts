import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { sample } from './samples.ts'
import { enterAsNewSeller } from './seller.ts'

/** Everything that leaves the page: addresses, headers and bodies of its requests, and what it writes into sockets. */
function watchWhatLeaves(page: Page): () => string {
  const left: string[] = []
  page.context().on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? ''
    left.push(decodeURIComponent(request.url()), JSON.stringify(request.headers()), body)
  })
  page.on('websocket', (socket) => {
    left.push(socket.url())
    socket.on('framesent', ({ payload }) => left.push(String(payload)))
  })
  return () => left.join('\n')
}

test('A09 from choosing a report to closing the tab not a byte of it leaves the browser', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await expect(page.getByText('O arquivo não sai do seu computador')).toBeVisible()
  const left = watchWhatLeaves(page)
  await page.evaluate(() => fetch('/api/settings?cell=sentinela-da-jornada'))
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
  await page.getByRole('checkbox', { name: /tênis tênis/ }).click()
  await expect(page.getByText('tênis tênis corrida 3, "promo"')).toBeVisible()
  await page.reload()
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
  await page.close({ runBeforeUnload: true })

  const cells = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')
    .split(/[\r\n,"]+/)
    .map((cell) => cell.trim())
    .filter((cell) => /\p{Letter}{4}/u.test(cell) || /^\d{4,}(\.\d+)?$/.test(cell))
  expect(cells.length).toBeGreaterThan(500)
  const sent = left()
  expect(sent).toContain('sentinela-da-jornada')
  const spoken = new Set(cells.filter((cell) => /[\sçãêé]/.test(cell)))
  const inLatin1 = (text: string) => Buffer.from(text).toString('latin1')
  const seen = [...spoken].filter((cell) => sent.includes(cell) || sent.includes(inLatin1(cell)))
  expect(seen).toEqual([])
  expect(sent).not.toContain('search-terms.csv')
})
