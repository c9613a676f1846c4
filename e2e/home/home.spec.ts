import { expect, type Page, test } from '@playwright/test'
import { hold, watchCalls } from '../support/calls.ts'
import { closeMonth, pickMonth, summary } from '../support/closing.ts'
import { expectNoViolations, expectTourBeside, startTour } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller, enterHomeAsNewSeller, logIn } from '../support/seller.ts'

const verification = 'POST /api/auth/verify-token'
const helpButton = (page: Page) => page.getByRole('button', { name: 'Ajuda', exact: true })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' })

function tourStep(page: Page, title: string) {
  return page.getByRole('dialog', { name: title, exact: true })
}

const stops = ['access', 'closings', 'calculator', 'ads']
const allSteps = ['Como está seu acesso', 'Fechamento de mês', 'Calculadora de Precificação', 'Ads Words']

test('H01 H02 after the confirmation home greets the seller, lists the updates 0.2.0 to 0.2.4, and leads to the plans and the calculator', async ({
  page,
}) => {
  await enterHomeAsNewSeller(page)

  await test.step('the updates are one line, which opens into their list, newest first', async () => {
    const heading = page.getByRole('heading', { name: 'Atualizações' })
    const versions = page.getByRole('button', { name: '(beta)' })
    await expect(versions).toHaveCount(0)
    await heading.getByRole('button').click()
    await expect(versions).toHaveText([/^0\.2\.4/, /^0\.2\.3/, /^0\.2\.2/, /^0\.2\.1/, /^0\.2\.0 \(beta\)/])
    const newest = page.getByRole('region', { name: '0.2.4 (beta)' })
    await expect(newest.getByRole('listitem').first()).toBeVisible()
    const oldest = page.getByRole('region', { name: '0.2.0 (beta)' })
    await expect(oldest).toBeHidden()
    await versions.last().press('Enter')
    await expect(oldest.getByRole('listitem').first()).toBeVisible()
  })

  await test.step('it says how long the trial lasts, and leads to the plans', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Bem-vindo!', exact: true })).toBeVisible()
    const banner = page.getByRole('note')
    await expect(banner).toContainText('Seu período grátis acaba em 7 dias')
    await banner.getByRole('link', { name: 'Ver planos' }).click()
    await expect(page).toHaveURL('/checkout')
  })

  await test.step('the button to the calculator is there only under 720 px, and opens it', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/home')
    const button = page.getByRole('link', { name: 'Abrir a calculadora' })
    await page.setViewportSize({ width: 720, height: 900 })
    await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
    await expect(button).toBeHidden()
    await page.setViewportSize({ width: 719, height: 900 })
    await button.click()
    await expect(page).toHaveURL('/anuncios')
  })

  await test.step('each tool has its first step and an example', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [link, address] of [
      ['Confira seu primeiro mês', '/analysis'],
      ['Calcule seu primeiro preço', '/anuncios'],
      ['Importe seu primeiro relatório', '/adsdiscovery'],
    ] as const) {
      await page.goto('/home')
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(address)
    }
    for (const [link, shown] of [
      ['Ver um mês de exemplo', page.getByRole('heading', { name: 'Outubro 2026' })],
      ['Ver um preço de exemplo', page.getByRole('button', { name: 'Sair do exemplo' })],
      ['Ver um relatório de exemplo', page.getByText('Exemplo da Vendaclara', { exact: false })],
    ] as const) {
      await page.goto('/home')
      await page.getByRole('link', { name: link }).click()
      await expect(shown.first()).toBeVisible()
    }
  })
})

test('home says what can be contested, what the last month lacks, which prices are below their margin, and what the ads only cost', async ({
  page,
}) => {
  await closeMonth(page)
  const claims = await summary(page).innerText()
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('50')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  const answer = page.getByText(/em 94 termos/).first()
  await expect(answer).toBeVisible()

  await navigation(page).getByRole('link', { name: 'Início' }).click()
  const main = page.getByRole('main')
  const ofClaims = main.getByRole('link', { name: /para contestar em 21 pedidos/ })
  await expect(ofClaims).toBeVisible()
  const [amount = ''] = /R\$\s[\d.,]+/.exec(await ofClaims.innerText()) ?? []
  expect(claims).toContain(amount)
  await expect(main.getByRole('link', { name: /^Feche .+, Shopee$/ })).toHaveAttribute('href', '/analysis')
  await expect(
    main.getByRole('link', { name: /^1 de 1.*abaixo da sua margem pelas tarifas de hoje/ }),
  ).toBeVisible()
  await expect(
    main.getByRole('link', { name: /R\$\s1\.117,75.*em 94 termos sem nenhuma venda/ }),
  ).toBeVisible()
  await expectNoViolations(page)
  await ofClaims.click()
  await expect(page).toHaveURL(/\/fechamento\//)
})

test('H02 the tour comes only when asked for, is walked by keyboard and by its buttons, and ends with a press elsewhere', async ({
  page,
}) => {
  await page.clock.install()
  await enterHomeAsNewSeller(page)
  await page.clock.runFor('00:05')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.resume()

  await test.step('it is walked both ways by keyboard, and ended by Escape', async () => {
    await startTour(page)
    await expect(tourStep(page, 'Como está seu acesso')).toBeFocused()
    for (const title of allSteps.slice(1)) {
      await page.keyboard.press('ArrowRight')
      await expect(tourStep(page, title)).toBeVisible()
    }
    await page.keyboard.press('ArrowLeft')
    await expect(tourStep(page, 'Calculadora de Precificação')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(helpButton(page)).toBeFocused()
  })

  await test.step('it is walked by its buttons', async () => {
    await startTour(page)
    for (const [index, title] of allSteps.entries()) {
      const step = tourStep(page, title)
      await expect(step).toContainText(`Passo ${index + 1} de ${allSteps.length}`)
      await expectTourBeside(page, stops[index] ?? '')
      await step.getByRole('button', { name: index < allSteps.length - 1 ? 'Próximo' : 'Concluir' }).click()
    }
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a press elsewhere ends it, and the next one takes effect', async () => {
    await startTour(page)
    const link = navigation(page).getByRole('link', { name: 'Ads Words' })
    await link.click({ force: true })
    await expect(page.getByRole('dialog')).toBeHidden()
    await link.click()
    await expect(page).toHaveURL('/adsdiscovery')
  })
})

test('V01 every entering of a tool is counted once, and each marketplace of the calculator by itself', async ({
  page,
}) => {
  await enterHomeAsNewSeller(page)
  const visits = watchCalls(page, /\/api\/pages\//)
  const expectVisits = (...pages: string[]) =>
    expect.poll(visits).toEqual(pages.map((name) => `GET /api/pages/${name}`))
  const enter = (name: string) => navigation(page).getByRole('link', { name }).click()

  await enter('Ads Words')
  await expectVisits('adswords')
  await enter('Fechamento de mês')
  await expectVisits('adswords', 'analysis')
  await page.getByRole('button', { name: 'Nova Análise' }).click()
  await pickMonth(page.getByRole('dialog'), 'mar')
  await page.getByRole('button', { name: 'Criar Análise' }).click()
  await page.getByRole('link', { name: /Março/ }).first().click()
  await expect(page).toHaveURL(/\/fechamento\//)
  await enter('Calculadora de Precificação')
  await expectVisits('adswords', 'analysis', 'calcShopee')
  await page.getByText('Mercado Livre', { exact: true }).click()
  await expectVisits('adswords', 'analysis', 'calcShopee', 'calcMercadoLivre')
  await page.getByText('Shein', { exact: true }).click()
  await expectVisits('adswords', 'analysis', 'calcShopee', 'calcMercadoLivre', 'calcShein')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await enter('Início')
  await enter('Ads Words')
  await expectVisits('adswords', 'analysis', 'calcShopee', 'calcMercadoLivre', 'calcShein', 'adswords')
})

test('H01 R10 the session is verified once when home is entered, and again when the seller comes back', async ({
  page,
}) => {
  await page.clock.install()
  const seller = await enterAsNewSeller(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  const calls = watchCalls(page, /\/api\/auth\/verify-token$/)
  await logIn(page, seller)
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
  await expect.poll(calls).toEqual([verification])
  await navigation(page).getByRole('link', { name: 'Ads Words' }).click()
  await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
  expect(calls()).toEqual([verification])
  await page.clock.fastForward('00:10')
  await navigation(page).getByRole('link', { name: 'Início' }).click()
  await expect.poll(calls).toEqual([verification, verification])
})

test('R10 on entering, the listings, the configuration and the session are asked for once, all at the same time', async ({
  page,
}) => {
  await enterHomeAsNewSeller(page)
  await page.waitForLoadState('networkidle')
  const needed = /\/api\/(advertising|user\/config|auth\/verify-token)(\?versions=true)?$/
  const calls = watchCalls(page, needed)
  const answer = await hold(page, needed)
  await page.reload()
  const each = ['GET /api/advertising', 'GET /api/user/config', verification]
  await expect.poll(() => calls().toSorted()).toEqual(each)
  const answered = page.waitForResponse(/\/api\/advertising\?versions=true$/)
  answer()
  // A seller who leaves the screen before the answer gives the question up, and asks again.
  await (await answered).finished()
  await navigation(page).getByRole('link', { name: 'Calculadora de Precificação' }).click()
  await expect(page.getByRole('button', { name: 'Nova Precificação' }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls().toSorted()).toEqual(each)
})
