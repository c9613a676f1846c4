import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller, enterHomeAsNewSeller } from '../support/seller.ts'

const entries = ['Início', 'Calculadora de Precificação', 'Ads Words', 'Fechamento de mês']
const addresses = ['/home', '/anuncios', '/adsdiscovery', '/analysis']
const open = ['/privacidade', '/termos', '/nada-disso']
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' })

test('S01 S02 S03 S05 the sidebar has four entries, widens on hover and moves to the bottom on a phone; the theme is light until another is chosen', async ({
  page,
}) => {
  await enterHomeAsNewSeller(page, 'Rita Moura')

  await test.step('it leads to the tools in a trial, and the avatar to the account', async () => {
    const bar = sidebar(page)
    // In the body it would come after the styles of the screens, and overrule them.
    await expect(page.locator('body > link[rel=stylesheet]')).toHaveCount(0)
    await page.mouse.move(900, 500)
    await expect.poll(async () => (await bar.boundingBox())?.width).toBe(72)
    await bar.hover({ position: { x: 30, y: 400 } })
    await expect.poll(async () => (await bar.boundingBox())?.width).toBe(272)
    for (const [index, name] of entries.entries()) {
      await bar.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(addresses[index] ?? '')
    }
    const avatar = page.getByRole('button', { name: /Rita Moura/ })
    await expect(avatar).toContainText('R')
    await page.mouse.move(900, 500)
    // While the bar gets narrow its entries move away below the pointer.
    await expect.poll(async () => (await bar.boundingBox())?.width).toBe(72)
    await avatar.hover()
    await expect(page.getByRole('menu')).toContainText('Rita Moura')
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  })

  await test.step('the theme is light until another is chosen, and is kept', async () => {
    await page.mouse.move(900, 500)
    const scheme = page.locator('html')
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
    await page
      .getByRole('button', { name: /tema escuro/i })
      .first()
      .click()
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.reload()
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  await test.step('under 720 px the sidebar makes way for a bar at the bottom with the same entries', async () => {
    await page.setViewportSize({ width: 720, height: 900 })
    await expect(sidebar(page)).toHaveCount(1)
    expect((await sidebar(page).boundingBox())?.x).toBe(0)
    await page.setViewportSize({ width: 719, height: 900 })
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(719)
    for (const [index, name] of entries.entries()) {
      await sidebar(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(addresses[index] ?? '')
    }
  })
})

test('S04 every page has the support link, before and after the login, and lives under a content security policy that allows no inline script except the one it names', async ({
  page,
}) => {
  const objections: string[] = []
  await page.exposeFunction('object', (text: string) => objections.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { object: (text: string) => void }).object(
        `${violatedDirective} ${blockedURI}`,
      )
    })
  })
  page.on('pageerror', (error) => objections.push(error.message))
  const response = await page.goto('/login')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe/)
  const html = (await response?.text()) ?? ''
  expect(html).not.toMatch(/\son\w+=/)
  const inline = html.matchAll(/<script(?![^>]*\bsrc=|\stype="application\/json")[^>]*>(.*?)<\/script>/gs)
  const hashes = [...inline].map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  expect(policy).toContain(`script-src 'self' 'sha256-${hashes.join()}';`)
  const support = page.getByRole('complementary', { name: 'Falar com o suporte' }).getByRole('link')
  await expect(support).toBeInViewport()
  for (const address of [
    '/cadastro',
    '/request-password-reset',
    '/reset-password',
    '/confirm-email',
    ...open,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(support).toBeInViewport()
    await expect(support).toHaveAttribute('href', /^mailto:/)
  }
  await enterAsNewSeller(page)
  for (const address of [...addresses, '/checkout', '/perfil', '/nada-disso', '/termos']) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(support).toBeInViewport()
  }
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByRole('checkbox', { name: /tênis tênis/ })).toBeVisible()
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  expect(objections).toEqual([])

  // The policy is in force: what an attacker would slip in does not run.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.slippedIn = true'
    document.body.append(script)
  })
  await expect.poll(() => objections.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false)
})
