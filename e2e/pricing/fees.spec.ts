import { expect, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { figure } from '../support/pricing.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const ended = 'tarifas vencidas em 28/02/2026'

async function priceListing(page: Page, cost: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill(cost)
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
}

async function openTables(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Configurações' }).click()
  await page.getByRole('tab', { name: 'Tabelas de tarifas' }).click()
}

function settings(page: Page) {
  return page.getByRole('dialog', { name: 'Configurações' })
}

async function putFees(page: Page, change: (fees: Record<string, unknown>) => object): Promise<void> {
  const headers = await sessionOf(page)
  const known = await (await page.request.get('/api/advertising/fees', { headers })).json()
  const data = { ...known, ...change(known) }
  await expect(await page.request.put('/api/advertising/fees', { headers, data })).toBeOK()
}

test('P02 P05 an own table is edited, used and removed, and fees changed elsewhere are not overwritten', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await priceListing(page, '8')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 20,00')

  await test.step('an own table is a copy that is edited, judged line by line, used, renamed and removed', async () => {
    await openTables(page)
    const dialog = settings(page)
    await dialog.getByRole('button', { name: 'Copiar e editar' }).first().click()
    await dialog.getByLabel('Nome da tabela').fill('Minha Shopee')
    const first = dialog
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader', { name: 'Faixa 1' }) })
    const commission = first.getByLabel('Comissão (%), faixa 1', { exact: true })
    await commission.fill('120')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(first.getByText('A comissão vai de 0% a 100%.')).toBeVisible()
    await expect(commission).toHaveAccessibleDescription('A comissão vai de 0% a 100%.')
    await commission.fill('12,5,5')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(first.getByText('“12,5,5” não vale aqui.')).toBeVisible()
    await expect(commission).toBeFocused()
    await commission.fill('30')
    await expect(first.getByText('A comissão vai de 0% a 100%.')).toBeHidden()
    await expect(
      first.getByRole('button', { name: 'Comissão (%), faixa 1: voltar ao oficial, 20' }),
    ).toBeVisible()
    await commission.press('Enter')
    await expect(dialog.getByLabel('Comissão (%), faixa 2', { exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: 'Voltar tudo ao oficial' }).click()
    await expect(commission).toHaveValue('20')
    await dialog.getByRole('button', { name: 'Desfazer' }).click()
    await expect(commission).toHaveValue('30')
    await dialog.getByRole('button', { name: 'Remover a faixa 2' }).click()
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog.getByText('Nenhuma faixa vale a partir de R$ 0,00, sem frete grátis.')).toBeVisible()
    await first.getByLabel('Frete grátis').selectOption('tanto faz')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog.getByText('1 anúncio muda de preço, 1 perde margem.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar e aplicar' }).click()
    await expect(dialog.getByLabel('Shopee').locator('option:checked')).toHaveText('Minha Shopee')

    await dialog.getByRole('button', { name: 'Editar “Minha Shopee”' }).click()
    await dialog.getByLabel('Nome da tabela').fill('Shopee da Joana')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Descartar as mudanças?')).toBeVisible()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await dialog.getByRole('button', { name: 'Continuar', exact: true }).click()
    await dialog.getByRole('button', { name: 'Salvar e aplicar' }).click()
    await expect(dialog.getByLabel('Shopee').locator('option:checked')).toHaveText('Shopee da Joana')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 24,00')
    await page.reload()
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 24,00')

    await openTables(page)
    await dialog.getByRole('button', { name: 'Excluir “Shopee da Joana”' }).click()
    await expect(dialog.getByText('Os anúncios voltam a calcular com “14% ou 20% e R$ 4,00”.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Excluir e aplicar' }).click()
    await expect(dialog.getByLabel('Shopee')).toHaveValue('shopee-specification')
    await page.keyboard.press('Escape')
    await expect(figure(page, 'Preço de venda')).toContainText('R$ 20,00')
  })

  await test.step('fees changed on another device are not overwritten: the dialog says so and asks again', async () => {
    await openTables(page)
    const dialog = settings(page)
    await dialog.getByLabel('Shopee').selectOption('Shopee, março de 2026')
    await expect(dialog.getByRole('button', { name: 'Aplicar' })).toBeVisible()
    await putFees(page, () => ({ chosen: { shopee: null, mercadoLivre: null, shein: 'shein-2026-03' } }))
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect(
      dialog.getByText('As tarifas foram mudadas em outra aba ou em outro aparelho.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await expect(dialog.getByLabel('Shopee')).toHaveValue('shopee-2026-03')
    await expect(dialog.getByLabel('Shein')).toHaveValue('shein-2026-03')
  })
})

test('P05 P06 P07 beside a price by fees that ended is the price of today, and one tap chooses the fees of today for all marketplaces', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await priceListing(page, '50')
  // (50 + 4) / (1 - 0.40), and (50 + 20) / (1 - 0.34) from R$ 100 on
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 90,00')
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page.getByText('hoje: R$ 106,07')).toBeVisible()
  await expect(page.getByText('valor oficial')).toBeHidden()
  await page.getByRole('button', { name: 'usar as tarifas de hoje' }).click()
  await expect(page.getByText('1 anúncio foi recalculado.')).toBeVisible()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 106,07')
  await expect(page.getByText(ended)).toBeHidden()
  await expect(page.getByText('valor oficial')).toBeVisible()
  await page.reload()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 106,07')
  await openTables(page)
  await expect(settings(page).getByLabel('Shopee')).toHaveValue('shopee-2026-10')
  await expect(settings(page).getByLabel('Mercado Livre')).toHaveValue('mercado-livre-2026-08')
  await expect(settings(page).getByLabel('Shein')).toHaveValue('shein-2026-03')
})

test('P05 above the table of listings the fees of today are chosen after what they change', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await priceListing(page, '8')
  await page.goto('/anuncios?visao=tabela')
  await expect(page.getByRole('heading', { name: 'Preços com tarifas vencidas: Shopee' })).toBeVisible()
  await page.getByRole('button', { name: 'Usar as tarifas de hoje' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 anúncio muda de preço, 1 perde margem.')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'Novo Anúncio' })).toContainText('perde margem')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Novo Anúncio' })).toContainText('R$ 20,84')
  await expect(page.getByRole('heading', { name: /^Preços com tarifas vencidas/ })).toBeHidden()
})

test('P02 P05 another fee table shows what it changes before it is applied, and says its state', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-03:00')
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await priceListing(page, '8')
  await priceListing(page, '60')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 106,67')
  await openTables(page)
  const dialog = settings(page)
  const { height } = (await dialog.getByRole('tab', { name: 'Tabelas de tarifas' }).boundingBox()) ?? {}
  expect(height, 'the tabs have room for their names on one line').toBeLessThan(48)
  await expect(dialog.getByText('Terminou em 28/02/2026. Hoje vale “Shopee, outubro de 2026”.')).toBeVisible()
  await dialog.getByLabel('Shopee').selectOption('Shopee, março de 2026')
  await expect(dialog.getByText('para “Shopee, março de 2026”')).toBeVisible()
  await expect(dialog.getByText('1 anúncio muda de preço, 1 perde margem.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(dialog.getByLabel('Shopee')).toHaveValue('shopee-specification')
  await dialog.getByRole('button', { name: 'Usar “Shopee, outubro de 2026”' }).click()
  await expect(dialog.getByText('2 anúncios mudam de preço, 2 perdem margem.')).toBeVisible()
  await expect(
    dialog.getByRole('button', { name: 'Ver as faixas de “Shopee, outubro de 2026”' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog.getByText('Em vigor hoje.').first()).toBeVisible()
  await expect(dialog.getByText('artigo 26839, publicado em 18/09/2026')).toBeVisible()

  await test.step('every line of a table can be looked at, with how sure it is, by keyboard', async () => {
    const opener = dialog.getByRole('button', { name: 'Ver as faixas de “Shopee, outubro de 2026”' })
    const lines = dialog.getByRole('region', { name: 'Faixas de “Shopee, outubro de 2026”' })
    await expect(lines).toBeHidden()
    await opener.press('Enter')
    await expect(lines.getByRole('row')).toHaveText([
      /Vale para.*Valores/,
      /até R\$\s7,99.*20%.*R\$\s4,50.*no máximo 50% do preço.*oficial/,
      /de R\$\s8,00 a R\$\s8,99.*20%.*R\$\s4,50.*no máximo 50% do preço.*a confirmar/,
      /de R\$\s9,00 a R\$\s79,99.*20%.*R\$\s4,50.*oficial/,
      /de R\$\s80,00 a R\$\s99,99.*14%.*R\$\s16,00.*oficial/,
      /de R\$\s100,00 a R\$\s199,99.*14%.*R\$\s20,00.*oficial/,
      /a partir de R\$\s200,00.*14%.*R\$\s26,00.*oficial/,
    ])
    await page.keyboard.press('Tab')
    await expect(lines).toBeFocused()
    await opener.press('Enter')
    await expect(lines).toBeHidden()
    for (const name of ['Mercado Livre', 'Shein', 'TikTok Shop', 'Amazon']) {
      const table = await dialog.getByLabel(name, { exact: true }).locator('option:checked').textContent()
      await dialog.getByRole('button', { name: `Ver as faixas de “${table}”` }).click()
      await expect(dialog.getByRole('region', { name: `Faixas de “${table}”` })).toContainText('Taxa fixa')
    }
  })

  await page.keyboard.press('Escape')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 121,22')
})

test('P03 a table chosen in one tab prices the listings of the other at once', async ({ page, context }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await priceListing(page, '8')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(figure(other, 'Preço de venda')).toContainText('R$ 20,00')
  await openTables(page)
  await settings(page).getByLabel('Shopee').selectOption('Shopee, outubro de 2026')
  await settings(page).getByRole('button', { name: 'Aplicar' }).click()
  await expect(figure(other, 'Preço de venda')).toContainText('R$ 20,84')
})

test('axe finds nothing on a price by ended fees, the tables, what they change and the editor, on a computer and on a phone', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await priceListing(page, '8')
  await expect(page.getByText(ended)).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await page.goto('/anuncios')
  await openTables(page)
  const dialog = settings(page)
  await dialog.getByRole('button', { name: 'Ver as faixas de' }).first().click()
  await expectNoViolationsOnDevices(page)
  await dialog.getByLabel('Shopee').selectOption('Shopee, outubro de 2026')
  await expect(dialog.getByText('1 anúncio muda de preço')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'O que muda nos seus anúncios' })).toBeFocused()
  await expectNoViolationsOnDevices(page)
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await dialog.getByRole('button', { name: 'Copiar e editar' }).first().click()
  await dialog.getByLabel('Preço desde (R$), faixa 2').fill('90')
  await dialog.getByRole('button', { name: 'Comissão (%), faixa 1: digitar no anúncio' }).click()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByText('Nenhuma faixa vale entre R$ 80,00 e R$ 90,00.')).toBeVisible()
  await expectNoViolationsOnDevices(page)
})
