import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { enterAsNewSeller } from '../support/seller.ts'

const widths = { 1440: 900, 390: 844 }

// Drawn by a browser of their own, whose letters are the same on every Linux: without hints for the screen, in shades of grey.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
    ]
    await use({ ...launchOptions, args })
  },
})

test.skip(process.platform !== 'linux', 'other systems draw letters in their own way')

/** The version of the browser that drew the stored pictures. */
const drawnBy = join(import.meta.dirname, 'stored', 'chromium.txt')

test.beforeEach(({ browser }, { config }) => {
  const [version = ''] = browser.version().split('.')
  if (config.updateSnapshots !== 'missing') writeFileSync(drawnBy, `${version}\n`)
  const drawer = readFileSync(drawnBy, 'utf8').trim()
  if (drawer !== version) {
    console.warn(
      `NO PICTURE WAS COMPARED: Chromium ${drawer} drew them, this is ${version}, which draws in its own way.`,
    )
  }
  test.skip(drawer !== version, 'another version draws in its own way')
})

interface Screen {
  readonly address: string
  /** What it shows once it is complete, at every width. */
  readonly complete: (page: Page) => Locator
  /** What is another each time. */
  readonly masked?: (page: Page) => Locator
}

type Screens = Readonly<Record<string, Screen>>

const beforeLogin: Screens = {
  login: { address: '/login', complete: (page) => page.getByRole('button', { name: 'Entrar' }) },
  help: {
    address: '/ajuda/fechamento-de-mes',
    complete: (page) => page.getByRole('heading', { level: 1, name: 'Fechamento de mês' }),
  },
}

const ofSeller: Screens = {
  calculator: {
    address: '/anuncios?marketplace=shopee&anuncio=plum',
    complete: (page) => page.getByRole('status', { name: 'Preço de venda' }),
  },
  table: {
    address: '/anuncios?visao=tabela',
    complete: (page) => page.getByRole('link', { name: 'Luminária de mesa' }),
  },
  closings: { address: '/analysis', complete: (page) => page.getByRole('link', { name: /Março/ }) },
  month: {
    address: '/fechamento/exemplo',
    complete: (page) => page.getByRole('button', { name: 'Ver o pedido 261006EXEMPL04' }),
  },
  home: { address: '/home', complete: (page) => page.getByRole('heading', { name: 'Atualizações' }) },
  plans: {
    address: '/checkout',
    complete: (page) => page.getByRole('button', { name: /^Assinar/ }),
    masked: (page) => page.getByLabel('E-mail'),
  },
}

async function expectPictures(page: Page, theme: string, screens: Screens): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    await page.goto(screen.address)
    await expectPicture(page, theme, name, screen)
  }
}

async function expectPicture(
  page: Page,
  theme: string,
  name: string,
  { complete, masked }: Omit<Screen, 'address'>,
): Promise<void> {
  const mask = masked ? [masked(page)] : []
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    await page.mouse.move(Number(width) - 2, 2)
    await expect(complete(page).first()).toBeVisible()
    await expect.soft(page).toHaveScreenshot([`${theme}-${width}`, `${name}.png`], { mask })
  }
}

async function fillShop(page: Page): Promise<void> {
  const headers = await sessionOf(page)
  const put = (path: string, data: object) => page.request.put(`/api/${path}`, { headers, data })
  const chosen = {
    shopee: 'shopee-specification',
    mercadoLivre: 'mercado-livre-specification',
    shein: 'shein-specification',
  }
  await put('advertising/fees', { version: 0, chosen, own: [] })
  await put('user/config', { monthlyBilling: 20_000, charges: 6, fixCost: 2000 })
  for (const [id, title, productCost] of [
    ['lamp', 'Luminária de mesa', 38.9],
    ['shirt', 'Kit 3 camisetas', 27.5],
    ['plum', 'Tênis casual', 50],
  ] as const) {
    const made = await put('advertisingShopee', { id, title, productCost, variableCost: 2, profitMargin: 20 })
    await expect(made).toBeOK()
  }
  for (const month of ['Março', 'Abril']) {
    await page.request.post('/api/analysis', { headers, data: { month, year: 26, marketplace: 'shopee' } })
  }
}

for (const theme of ['light', 'dark']) {
  test(`nothing moves unnoticed on the main screens, ${theme}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-10T12:00:00-03:00'))
    await page.goto('/healthz')
    await page.evaluate((value) => localStorage.setItem('vendaclara.theme', value), theme)
    await expectPictures(page, theme, beforeLogin)
    await enterAsNewSeller(page)
    await fillShop(page)
    await expectPictures(page, theme, ofSeller)
    await page.goto('/adsdiscovery')
    await page.getByRole('button', { name: /exemplo/ }).click()
    await expectPicture(page, theme, 'ads', {
      complete: () => page.getByRole('table', { name: 'Palavras-chave do relatório' }),
    })
  })
}
