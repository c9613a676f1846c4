import { expect, type Page, test } from '@playwright/test'
import { configureShop, figure } from '../support/pricing.ts'
import { enterAsNewSeller } from '../support/seller.ts'

async function fillCosts(page: Page): Promise<void> {
  await page.getByLabel('Custo do produto').fill('50')
  await page.getByLabel('Custos variáveis').fill('2,00')
  await page.getByLabel('Margem de lucro').fill('20')
}

test('P02 P03 P05 P06 P07 P08 P10 a listing is priced as it is typed, saved by itself, and found again: Shopee, Mercado Livre by its fee, Shein by weight', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await configureShop(page)
  const saved = page.getByRole('alert').filter({ hasText: 'Configurações salvas' })
  await expect(saved).toHaveText('Configurações salvasDesfazer')

  await test.step('a Shopee listing is priced as it is typed, saved by itself, and found again', async () => {
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await expect(page.getByLabel('Programa de frete grátis')).toBeChecked()
    await expect(page.getByLabel('Margem de lucro')).toHaveValue(/^20/)
    await fillCosts(page)
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 127,27')
    await expect(figure(page, 'Lucro por venda')).toContainText('R$ 25,45')
    await expect(figure(page, 'Impostos')).toContainText('R$ 7,64')
    await expect(figure(page, 'Lucro bruto')).toContainText('R$ 38,18')
    await expect(figure(page, 'Margem de contribuição')).toContainText('30,00')
    await page.getByLabel('Programa de frete grátis').click()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 112,00')
    await page.getByRole('button', { name: 'Editar título' }).click()
    await page.getByLabel('Título do anúncio').fill('Tênis azul')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 112,00')
    await expect(page.getByRole('heading', { name: 'Tênis azul' })).toBeVisible()
    await expect(page.getByLabel('Custo do produto')).toHaveValue(/50,00/)
  })

  await test.step('a configuration just saved is undone, and every price with it', async () => {
    await page.getByRole('button', { name: 'Configurações' }).click()
    await page.getByLabel('Impostos (%)').fill('16')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 140,00')
    const saved = page.getByRole('alert').filter({ hasText: '1 anúncio foi recalculado' })
    await saved.getByRole('button', { name: 'Desfazer' }).click()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 112,00')
  })

  await test.step('ads, coupon and affiliates are parts of the price once they are opened and told', async () => {
    await expect(page.getByLabel('Ads, % do preço')).toBeHidden()
    await page.getByRole('button', { name: 'Anúncios pagos, cupom e afiliados' }).click()
    await page.getByLabel('Ads, % do preço').fill('5')
    await page.getByLabel('Cupom, por venda').fill('3')
    // (50 + 2 + 4 + 3) / (1 - 0.20 - 0.06 - 0.10 - 0.14 - 0.05)
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 131,11')
    await expect(page.getByText('Somam 5% do preço + R$ 3,00 por venda.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Anúncios pagos' })).toContainText('R$ 6,56')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 131,11')
    await expect(page.getByLabel('Ads, % do preço')).toBeHidden()
  })

  await test.step('a Mercado Livre listing has no price until its fee is typed, and takes the fee and the freight', async () => {
    await page.getByText('Mercado Livre', { exact: true }).click()
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await fillCosts(page)
    const saved = page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
    for (const untold of ['', '0']) {
      await page.getByLabel('Tarifa do marketplace').fill(untold)
      for (const name of ['Preço de venda', 'Lucro por venda', 'Impostos', 'Margem de contribuição']) {
        await expect(figure(page, name)).toHaveText('–')
      }
      await expect(page.locator('p', { hasText: 'Falta a tarifa do marketplace' })).toBeVisible()
      await expect(page.getByText('Digite em “Tarifa do marketplace” o percentual')).toBeVisible()
      await expect(saved).toContainText('falta a tarifa')
      await expect(page.getByLabel('Testar um preço')).toBeHidden()
    }
    await page.getByRole('tab', { name: 'Marketplaces' }).click()
    await expect(page.getByText('Falta a tarifa: informe-a acima para ver o preço.')).toBeVisible()
    await page.getByLabel('Tarifa do marketplace').fill('16,5')
    await page.getByLabel('Frete', { exact: true }).fill('21.65')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 155,05')
  })

  await test.step('a Shein listing pays by weight, and above 23 kg says that no fee is known', async () => {
    await page.getByText('Shein', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await fillCosts(page)
    await page.getByLabel('Peso').fill('0,299')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 116,67')
    await page.getByLabel('Peso').fill('0,3')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 118,75')
    await page.getByLabel('Peso').fill('23,5')
    await expect(page.getByText('Acima de 23 kg não há tarifa conhecida')).toBeVisible()
  })
})

test('P01 P03 what is typed in the moment a listing is made goes into it, and a double click makes one', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const make = page.getByRole('button', { name: 'Nova Precificação' }).last()
  await make.click()
  await page.keyboard.type('11')
  for (const cost of ['22', '33']) {
    await make.evaluate((button: HTMLElement, typed) => {
      button.click()
      document.execCommand('insertText', false, typed)
    }, cost)
  }
  for (const cost of ['44', '55']) {
    await make.dblclick()
    await page.keyboard.type(cost)
  }
  const saved = page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
  const costs = ['55', '44', '33', '22', '11'].map((cost) => `Custo R$\u00a0${cost},00`)
  await expect(saved).toContainText(costs)
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('44,00')
  await page.reload()
  await expect(saved).toContainText(costs)
})

test('P02 P08 P09 a field takes what is a number within its bounds and says what it does not take, and no price is made up', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')

  await test.step('no price is made up where no price can exist, and letters clear a number field', async () => {
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await page.getByLabel('Custo do produto').fill('50')
    await page.getByLabel('Margem de lucro').fill('80')
    await expect(page.getByText('Nenhum preço atinge essa margem')).toBeVisible()
    await expect(page.getByRole('link', { name: 'O que fazer neste caso' })).toHaveAttribute(
      'href',
      '/ajuda/calculadora#sem-preco',
    )
    await page.getByLabel('Margem de lucro').fill('20')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 90,00')
    await page.getByLabel('Custo do produto').fill('abc')
    await page.getByLabel('Custo do produto').blur()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 6,67')
    await expect(page.getByLabel('Custo do produto')).not.toHaveValue(/abc/)
  })

  await test.step('a text that is no number gets a message and is cleared, and a number out of bounds gets a message and is not taken', async () => {
    const cost = page.getByLabel('Custo do produto')
    const price = figure(page, 'Preço de venda')
    for (const none of ['12,5,5', '-5', '1e5', 'abc']) {
      const said = `“${none}” não vale aqui. Use um valor entre 0 e 1.000.000.000.`
      await cost.fill('50')
      await expect(price).toContainText('R$ 90,00')
      await cost.fill(none)
      await expect(cost).toHaveValue('')
      await expect(cost).toHaveAccessibleDescription(`${said} O campo ficou vazio.`)
      await expect(price).toContainText('R$ 6,67')
      await cost.blur()
      await expect(cost).toHaveAccessibleDescription(`${said} O campo ficou vazio.`)
      if (none === 'abc') continue
      await cost.fill('')
      await cost.pressSequentially(none)
      await expect(cost).toHaveAccessibleDescription(said)
      await cost.blur()
      await expect(cost).toHaveValue('')
      await expect(cost).toHaveAccessibleDescription(`${said} O campo ficou vazio.`)
    }
    await cost.fill('50')
    await cost.blur()
    await cost.fill('99999999999999')
    await cost.blur()
    await expect(cost).toHaveAccessibleDescription(
      'Use um valor entre 0 e 1.000.000.000. Por enquanto vale 50,00.',
    )
    await expect(cost).toHaveValue('99999999999999')
    await expect(price).toContainText('R$ 90,00')
    const margin = page.getByLabel('Margem de lucro')
    await margin.fill('2000')
    await expect(margin).toHaveAccessibleDescription(
      /^Use um valor entre -1\.000 e 1\.000\. Por enquanto vale 20\./,
    )
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expect(cost).toHaveValue('50,00')
    await expect(margin).toHaveValue('20')
    await margin.fill('35')
    await margin.press('Escape')
    await expect(margin).toHaveValue('20')
  })

  await test.step('a tax of 250 % is not stored, and what was typed is not dropped without a question', async () => {
    const dialog = page.getByRole('dialog', { name: 'Configurações' })
    const tax = page.getByLabel('Impostos (%)')
    await page.getByRole('button', { name: 'Configurações' }).click()
    await tax.fill('250')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(tax).toHaveAccessibleDescription('Use um valor entre 0 e 100. Por enquanto vale 0.')
    await expect(tax).toBeFocused()
    await tax.fill('6')
    await dialog.getByRole('tab', { name: 'Tabelas de tarifas' }).click()
    await dialog.getByRole('tab', { name: 'Impostos e custos' }).click()
    await expect(tax).toHaveValue('6')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Descartar as mudanças?' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(tax).toHaveValue('6')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Configurações' }).click()
    await expect(tax).toHaveValue('6')
    await tax.fill('7')
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    await (await asked).dismiss()
    await expect(tax).toHaveValue('7')
    const address = page.url()
    await page.goBack()
    await question.getByRole('button', { name: 'Descartar' }).click()
    await expect(dialog).toBeHidden()
    expect(page.url()).toBe(address)
    await page.reload()
    await page.getByRole('button', { name: 'Configurações' }).click()
    await expect(tax).toHaveValue('6')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('P01 P04 listings are searched, newest first, and deleted only after the question', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await test.step('an example can be played with, and leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Ver com um exemplo' }).click()
    const price = figure(page, 'Preço de venda')
    await expect(price).toContainText('R$')
    const before = await price.innerText()
    await page.getByLabel('Custo do produto').fill('90')
    await expect(price).not.toHaveText(before)
    await page.getByRole('button', { name: 'Sair do exemplo' }).click()
    await expect(page.getByText('Seu primeiro preço na Shopee')).toBeVisible()
  })
  for (const title of ['Bota preta', 'Meia branca', 'Bota marrom']) {
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await page.getByRole('button', { name: 'Editar título' }).click()
    await page.getByLabel('Título do anúncio').fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  }
  const list = page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
  await expect(list).toContainText(['Bota marrom', 'Meia branca', 'Bota preta'])
  await page.getByPlaceholder('Buscar anúncio...').fill('bota')
  await expect(list).toContainText(['Bota marrom', 'Bota preta'])
  await page.getByPlaceholder('Buscar anúncio...').fill('')
  await page.getByRole('button', { name: 'Deletar' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir Anúncio?' })
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'RETORNAR' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Deletar' }).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Bota marrom' })).toBeVisible()
  await expect(list).toHaveCount(3)
  await page.getByRole('button', { name: 'Deletar' }).click()
  const removal = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'CONFIRMAR' }).click()
  expect((await removal).postDataJSON()).toMatchObject({ title: 'Bota marrom', freeShipping: true })
  await expect(list).toContainText(['Meia branca', 'Bota preta'])
  await expect(page.getByRole('heading', { name: 'Meia branca' })).toBeVisible()
  await page.reload()
  await expect(list).toContainText(['Meia branca', 'Bota preta'])

  await test.step('a price that changes on another day has both in its history', async () => {
    const cost = page.getByLabel('Custo do produto')
    const history = page.getByRole('tab', { name: 'Histórico' })
    await cost.fill('50')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 90,00')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    await page.clock.setFixedTime(Date.now() + 86_400_000)
    await page.reload()
    await history.click()
    await expect(page.getByText('Este anúncio ainda não mudou de preço.')).toBeVisible()
    await cost.fill('60')
    await expect(page.getByRole('region', { name: 'Preços por dia' }).getByRole('row')).toContainText([
      'Calculado',
      /R\$\s106,67/,
      /R\$\s90,00/,
    ])
  })
})

test('P08 P05 on a phone the reason of a missing price and the end of the fees stay in view, and no notice lies over a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Conta' }).click()
  const logout = page.getByRole('menuitem', { name: 'Logout' })
  await logout.click({ trial: true })
  await logout.press('Escape')
  await expect(logout).toBeHidden()
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByLabel('Custo do produto')).toBeFocused()
  await expect(page.getByText('tarifas vencidas em 28/02/2026')).toBeInViewport()
  await page.getByLabel('Margem de lucro').fill('90')
  await expect(page.getByText('Nenhum preço atinge essa margem')).toBeInViewport()
})
