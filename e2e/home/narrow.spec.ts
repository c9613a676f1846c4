import { expect, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { stopClock } from '../support/browser/clock.ts'
import { expectAllInside } from '../support/expect-all-inside.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'

// As wide as a screen of 1280 px at a zoom of 400 %, and touched by a finger.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

test('at 320 px all is in sight of a visitor without an account', async ({ page }) => {
  const help = ['primeiros-passos', 'calculadora', 'ads-words', 'fechamento-de-mes', 'glossario', 'novidades']
  const open = ['conheca', 'login', 'cadastro', 'request-password-reset', 'reset-password?token=x']
  for (const address of [
    ...open,
    'confirm-email?token=x',
    'termos',
    'privacidade',
    'ajuda',
    ...help.map((name) => `ajuda/${name}`),
    'nada-disso',
  ]) {
    await page.goto(`/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAllInside(page)
  }
  await page.goto('/ajuda')
  const search = page.getByRole('textbox', { name: 'Buscar na ajuda' })
  await search.fill('prazo')
  await expect(page).toHaveURL('/ajuda?busca=prazo')
  await expectAllInside(page)
  await test.step('a result is opened and left at once, and the search is still there', async () => {
    await search.fill('prazos')
    await page.getByRole('link', { name: 'Contestar o que falta' }).click()
    await page.waitForURL('/ajuda/fechamento-de-mes#contestar')
    await page.goBack()
    await expect(page).toHaveURL('/ajuda?busca=prazos')
    await expect(search).toHaveValue('prazos')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Fechamento de mês' })).toBeVisible()
    await page.goBack()
    await expect(search).toHaveValue('prazos')
  })
  await test.step('a page that is left right after typing leaves nothing sought behind', async () => {
    await page.goto('/ajuda/glossario')
    await stopClock(page)
    await search.fill('prazo')
    await page.getByRole('link', { name: 'Toda a ajuda' }).click()
    await expect(page).toHaveURL('/ajuda')
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expect(page).toHaveURL('/ajuda')
    await expect(search).toHaveValue('')
    await page.goto('/ajuda?busca=prazos')
  })
  await test.step('in letters of twice the size, too', async () => {
    const double = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await double()
    await expectAllInside(page)
    for (const address of ['conheca', 'privacidade', 'cadastro']) {
      await page.goto(`/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await double()
      await expectAllInside(page)
    }
  })
})

test('at 320 px all is in sight of a seller, on every screen, empty and filled, and a touch screen has no text about dragging', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  for (const [address, name] of [
    ['home', 'Bem-vindo!'],
    ['perfil', 'Meu perfil'],
    ['checkout', 'Assine a Vendaclara'],
    ['anuncios', 'Calculadora de Precificação'],
    ['adsdiscovery', 'Ads Words'],
    ['assinatura', 'Minha assinatura'],
    ['analysis', 'Fechamento de mês'],
  ] as const) {
    await page.goto(`/${address}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAllInside(page)
    await expect(page.getByText(/arrast|solt[ae]|do seu computador/i)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Nova Análise' }).click()
  await expect(page.getByRole('dialog', { name: 'Nova Análise' })).toBeVisible()
  await expectAllInside(page)

  await page.goto('/fechamento/exemplo')
  await expect(page.getByRole('button', { name: 'Ver o pedido 261006EXEMPL04' })).toBeVisible()
  await expectAllInside(page)

  const headers = await sessionOf(page)
  const chosen = { shopee: 'shopee-2026-10' }
  await page.request.put('/api/advertising/fees', { headers, data: { version: 0, chosen, own: [] } })
  const listing = {
    id: 'plum',
    title: 'Tênis casual de couro com cadarço',
    productCost: 50,
    profitMargin: 20,
  }
  await page.request.put('/api/advertisingShopee', { headers, data: { ...listing, currentPrice: 100 } })
  await page.goto('/anuncios?marketplace=shopee&anuncio=plum')
  await expect(page.getByRole('status', { name: 'Preço de venda' })).toBeVisible()
  await expectAllInside(page)
  await page.goto('/anuncios?visao=tabela')
  await page
    .getByRole('checkbox', { name: /^Escolher/ })
    .first()
    .check()
  await expectAllInside(page)
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Simular campanha' }).click()
  await page.getByRole('dialog').getByLabel('Desconto', { exact: true }).fill('21')
  await expect(
    page
      .getByRole('dialog')
      .getByText(/sua margem/)
      .first(),
  ).toBeVisible()
  await expectAllInside(page)

  await page.goto('/adsdiscovery?aba=parar')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await page.getByLabel('Margem de contribuição').fill('20')
  const parts = page.getByRole('tablist', { name: 'Partes do relatório' })
  for (const name of ['O que parar', 'Palavras-chave', 'Comparar', 'Gráficos']) {
    await parts.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel').last()).toBeVisible()
    await expectAllInside(page)
  }

  await test.step('with letters twice as large', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await parts.getByRole('tab', { name: 'O que parar', exact: true }).click()
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await expectAllInside(page)
    for (const [address, seen] of [
      ['anuncios', page.getByRole('link', { name: /^Tênis casual/ })],
      ['fechamento/exemplo', page.getByRole('button', { name: 'Ver o pedido 261006EXEMPL04' })],
    ] as const) {
      await page.goto(`/${address}`)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      await expect(seen).toBeVisible()
      await expectAllInside(page)
    }
  })
})
