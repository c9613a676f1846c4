import { expect, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { passUntil, stopClock } from '../support/browser/clock.ts'
import { devices, expectNoViolationsOnDevices, watchAnnouncements } from '../support/expect-no-violations.ts'
import { figure } from '../support/pricing.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const specification = {
  shopee: 'shopee-specification',
  mercadoLivre: 'mercado-livre-specification',
  shein: 'shein-specification',
}

/** A new seller in the calculator, with the fee tables of these ids and one new listing. */
async function startListing(page: Page, chosen: Partial<typeof specification>): Promise<void> {
  await enterAsNewSeller(page)
  const headers = await sessionOf(page)
  const answer = await page.request.put('/api/advertising/fees', {
    headers,
    data: { version: 0, chosen: { ...specification, ...chosen }, own: [] },
  })
  await expect(answer).toBeOK()
  await page.goto(`/anuncios?marketplace=${chosen.mercadoLivre ? 'mercado-livre' : 'shopee'}`)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByLabel('Custo do produto')).toBeFocused()
}

test('P08 with fees by price band every price that leaves the margin is shown, another is tried, figures explain themselves, and axe finds nothing', async ({
  page,
}) => {
  await startListing(page, { shopee: 'shopee-2026-03' })
  await page.getByLabel('Custo do produto').fill('40')
  await page.getByLabel('Custos variáveis').fill('2')

  await test.step('every price that leaves the margin is shown, and where a higher one pays less', async () => {
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 76,67')
    await expect(page.getByLabel('Programa de frete grátis')).toBeHidden()
    await page.getByRole('tab', { name: 'Outro preço' }).click()
    const bands = page.getByRole('region', { name: 'Mapa de faixas' })
    await expect(bands.getByText('de R$ 76,67 a R$ 79,99')).toBeVisible()
    await expect(bands.getByText('a partir de R$ 87,88')).toBeVisible()
    await expect(bands.getByRole('row').filter({ hasText: 'mais barato' })).toContainText('R$ 76,67')
    await expect(page.getByRole('img', { name: /^Mapa de faixas: .*R\$ 76,67.*2 zonas/ })).toBeVisible()
    await expect(bands.getByText('De R$ 80,00 a R$ 88,36 você ganha menos do que a R$ 79,99.')).toContainText(
      'A R$ 80,00 o lucro é de R$ 10,80 em vez de R$ 17,99.',
    )
    await expect(bands.getByText('De R$ 100,00 a R$ 104,64')).toBeVisible()
    await expect(page.getByLabel('Testar um preço')).toHaveValue('76,67')
  })

  await test.step('axe finds nothing on the map, the trial and the comparison, on a computer and on a phone', async () => {
    await page.getByLabel('Testar um preço').fill('85')
    await expectNoViolationsOnDevices(page)
    await page.getByRole('tab', { name: 'Marketplaces' }).click()
    await expect(page.getByText('Falta a tarifa')).toBeVisible()
    await expectNoViolationsOnDevices(page)
    for (const viewport of Object.values(devices)) {
      await page.setViewportSize(viewport)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width).toBeLessThanOrEqual(viewport.width)
    }
  })

  await test.step('a tried price shows what it leaves, and changes the listing only when its margin is taken over', async () => {
    await page.setViewportSize(devices.computer)
    await page.getByRole('tab', { name: 'Outro preço' }).click()
    const trial = page.getByRole('region', { name: 'E se o preço for outro?' })
    await trial.getByLabel('Testar um preço').fill('85')
    await expect(trial.getByText('R$ 15,10')).toBeVisible()
    await expect(trial.getByText('17,76%')).toBeVisible()
    await expect(trial.getByText('32,35% (R$ 27,50)')).toBeVisible()
    await page.setViewportSize(devices.phone)
    await expect(trial.getByLabel('Testar um preço')).toHaveValue(/^85/)
    await expect(trial.getByLabel('Testar um preço')).toBeFocused()
    await page.setViewportSize(devices.computer)
    await expect(trial.getByLabel('Testar um preço')).toBeFocused()
    await expect(
      trial.getByText('Por menos, você lucra mais: a R$ 79,99 o lucro é de R$ 17,99.'),
    ).toBeVisible()
    await expect(trial.getByText('Essa margem já se alcança com R$ 73,92')).toBeVisible()
    const use = trial.getByRole('button', { name: 'Usar esta margem' })
    await expect(use).toHaveAttribute('aria-disabled', 'true')
    await use.click({ force: true })
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 76,67')

    await trial.getByRole('button', { name: 'R$ 76,90' }).click()
    await expect(trial.getByLabel('Testar um preço')).toHaveValue('76,90')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 76,67')
    await use.click()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 76,90')
    await expect(page.getByLabel('Margem de lucro')).toHaveValue('20,18')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByLabel('Margem de lucro')).toHaveValue('20')
    await trial.getByRole('button', { name: 'R$ 76,90' }).click()
    await use.click()
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 76,90')
  })

  await test.step('every figure explains itself with its numbers, and the table in use is named and can be changed', async () => {
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await expect(page.getByLabel('Custo do produto')).toBeFocused()
    await expect(page.getByLabel('Custo do produto')).not.toHaveValue('40,00')
    await page.getByLabel('Custo do produto').fill('60')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 121,22')
    const explained = {
      Comissão: 'na faixa de R$ 100,00 a R$ 199,99: 14% de R$ 121,22 = R$ 16,97.',
      'Taxa fixa': 'na faixa de R$ 100,00 a R$ 199,99: R$ 20,00.',
      'Lucro por venda': 'O que sobra do preço: R$ 121,22 - R$ 60,00',
      'Preço de venda': 'somam R$ 80,00.',
      'Tarifas: Shopee, março de 2026': 'artigo 26839',
    }
    const ofOther = { 'Desconto máximo': 'o menor preço que ainda não dá prejuízo' }
    for (const [name, explanation] of [...Object.entries(explained), ...Object.entries(ofOther)]) {
      if (name in ofOther) await page.getByRole('tab', { name: 'Outro preço' }).click()
      await page.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('tooltip')).toContainText(explanation)
    }
    await expect(page.getByText('tarifas vencidas em 30/09/2026')).toBeVisible()
    await page.getByRole('button', { name: 'Trocar tabela' }).click()
    await expect(page.getByRole('dialog', { name: 'Configurações' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the fees of today are chosen in one tap, and given up as fast', async () => {
    await expect(page.getByText('hoje: R$ 121,22')).toBeVisible()
    await page.getByRole('button', { name: 'usar as tarifas de hoje' }).click()
    const saved = page.getByRole('alert').filter({ hasText: 'Tarifas salvas' })
    await expect(saved).toBeVisible()
    await expect(page.getByText('valor oficial')).toBeVisible()
    await saved.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('tarifas vencidas em 30/09/2026')).toBeVisible()
  })
})

test('P06 with the freight by weight and price the weight is asked instead of the freight, and in Flex neither', async ({
  page,
}) => {
  await startListing(page, { mercadoLivre: 'mercado-livre-2026-08' })
  await page.getByLabel('Custo do produto').fill('20')
  await page.getByLabel('Tarifa do marketplace').fill('14')
  await expect(page.getByLabel('Frete', { exact: true })).toBeHidden()
  await page.getByLabel('Peso').fill('0,3')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 40,69')
  await page.getByLabel('Peso').fill('30,5')
  // (20 + 11.35) / (1 - 0.34) = 47.50; above 30 kg the values come from the previous table.
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 47,50')
  await expect(page.getByText('O valor deste peso ou preço é estimado')).toBeVisible()
  await page.getByLabel('Flex ou entrega própria').click()
  // (20 + 6.65) / (1 - 0.34) = 40.38, for any weight.
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 40,38')
  await expect(page.getByText('neste preço: várias fontes')).toBeVisible()
  await expect(page.getByRole('link', { name: /Custos de envio, reputação verde/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Quanto custa vender um produto/ })).toBeVisible()
  // R$ 5,65 would be 13.99 % of it, but 14 was typed.
  await expect(page.getByRole('listitem').filter({ hasText: 'Comissão' })).toContainText('R$ 5,65')
  await expect(page.getByRole('listitem').filter({ hasText: 'Comissão' })).toContainText('14,00%')
  await expect(page.getByLabel('Peso')).toBeHidden()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 40,38')
  await expect(page.getByLabel('Flex ou entrega própria')).toBeChecked()
})

test('P08 a loss says so beside the price, a margin that no price leaves offers the largest one, and the price stays in view', async ({
  page,
}) => {
  await page.setViewportSize(devices.computer)
  await startListing(page, { shopee: 'shopee-2026-10' })
  await page.getByLabel('Custo do produto').fill('40')
  await page.getByLabel('Margem de lucro').fill('-30')
  await expect(page.getByText('Prejuízo de R$ 12,13 por venda')).toBeVisible()
  await expect(page.getByText('o que está além da linha, R$ 12,13, sai do seu bolso')).toBeVisible()
  await expect(page.getByRole('link', { name: /Novo Anúncio/ })).toContainText('com prejuízo')

  await page.getByLabel('Margem de lucro').fill('95')
  // 100 - 14 = 86 is never reached; with 85 the price is (40 + 26) / 0.01.
  await expect(page.getByText('85%, com o preço de R$ 6.600,00.')).toBeVisible()
  await page.getByRole('button', { name: 'Usar 85%' }).click()
  await expect(page.getByLabel('Margem de lucro')).toHaveValue('85')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 6.600,00')

  await test.step('a screen reader is told once, when typing pauses, and the explanations are one stop of the Tab key', async () => {
    await expect(page.locator('[data-announced]').filter({ hasText: '6.600,00' })).toBeAttached()
    await stopClock(page)
    await page.clock.runFor(1000)
    const announced = await watchAnnouncements(page)
    await page.getByLabel('Margem de lucro').fill('')
    await page.getByLabel('Margem de lucro').pressSequentially('22,35')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 77,19')
    expect(await announced()).toEqual([])
    await passUntil(page, announced, [expect.stringMatching(/^Preço de venda: R\$\s77,19, com lucro de /)])
    await page.clock.resume()
    const explained = page.getByRole('article').locator('[data-explained]')
    expect(await explained.count()).toBeGreaterThan(3)
    expect(await explained.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0))).toHaveLength(1)
  })

  for (const device of [devices.computer, devices.phone]) {
    await page.setViewportSize(device)
    await page.getByLabel('SKU (opcional)').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 500)
    await expect(figure(page, 'Preço de venda')).toBeInViewport()
  }
})

test('P08 the same product is compared in every marketplace once that is opened', async ({ page }) => {
  await startListing(page, {})
  await page.getByLabel('Custo do produto').fill('50')
  await page.getByLabel('Custos variáveis').fill('2')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 93,33')
  await expect(page.getByRole('img', { name: /Mapa de faixas/ })).toBeHidden()
  await expect(page.getByLabel('Tarifa para comparar')).toBeHidden()
  await page.getByRole('tab', { name: 'Marketplaces' }).click()
  const offers = page.getByRole('table', { name: 'O produto em cada marketplace' })
  const offer = (name: string) => offers.getByRole('row').filter({ hasText: name })
  await expect(offer('Shopee')).toContainText('R$ 93,33')
  await expect(offer('Mercado Livre')).toContainText('Falta a tarifa')
  await page.getByLabel('Tarifa para comparar').fill('16')
  await page.getByLabel('Frete para comparar').fill('20')
  await page.getByLabel('Peso para comparar').fill('0,3')
  await expect(offer('Mercado Livre')).toContainText('R$ 112,50')
  await expect(offer('Shein')).toContainText('R$ 89,06')
  await expect(offer('TikTok Shop')).toContainText('R$ 85,30')
  await expect(offer('TikTok Shop')).toContainText('menor preço')
  await expect(offer('Shein')).toContainText('R$ 21,40')
  await expect(offers.getByRole('columnheader', { name: 'Lucro a R$ 93,33' })).toBeVisible()
})
