import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { incomeInput, openClosing, openPart, ordersInput, workbook } from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

/** Mercado Livre's sheet of listings, with the commission of each listing of the sample's sales except one. */
async function listings(other: string): Promise<(string | number)[][]> {
  const { sheets } = await readXlsx(readFileSync(sample('closing/mercado-livre/vendas.xlsx')))
  const rows = sheets[0]?.rows ?? []
  const header = rows.find((row) => row.includes('# de anúncio')) ?? []
  const place = (name: string) => header.indexOf(name)
  const percentOf = new Map<string, number>()
  for (const row of rows) {
    const [id, fee, products] = [
      '# de anúncio',
      'Tarifa de venda e impostos (BRL)',
      'Receita por produtos (BRL)',
    ]
      .map(place)
      .map((at) => row[at])
    if (!/^MLB\d/.test(String(id)) || !Number(fee)) continue
    percentOf.set(String(id), Math.round((-Number(fee) / Number(products)) * 1000) / 10)
  }
  percentOf.set(other, 10)
  return [
    ['ITEM_ID', 'VARIATION_ID', 'SKU', 'TITLE', 'PRICE', 'LISTING_TYPE_V3', 'FEE_PER_SALE_MARKETPLACE_V2'],
    ['Anúncios'],
    [],
    [],
    [],
    ...[...percentOf].map(([id, percent], index) => [
      id,
      '',
      `S${index}`,
      `T${index}`,
      50,
      'Clássico',
      `${percent}%`,
    ]),
  ]
}

test('the fees of Mercado Livre are checked by the commission that each listing itself states', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março', 'mercadoLivre')
  await ordersInput(page).setInputFiles(sample('closing/mercado-livre/vendas.xlsx'))
  await expect(page.getByText('220 pedidos').first()).toBeVisible()
  await incomeInput(page).setInputFiles(sample('closing/mercado-livre/liberacoes.csv'))
  await openPart(page, 'Tarifas')
  await untilStored(page)
  const fees = page.getByRole('region', { name: 'Tarifas conferidas' })

  await test.step('without the commissions it says what would check them, and leads there', async () => {
    await expect(fees).toContainText('A planilha de anúncios (Anuncios-….xlsx) diz a comissão de cada um')
    await fees.getByRole('link', { name: 'Trazer a planilha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Trazer arquivos' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles(await workbook('Anuncios-2026_03_26-10_00.xlsx', await listings('MLB3000000001')))
    await dialog.getByRole('button', { name: /^Salvar \d+ produtos$/ }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('what was charged otherwise is told by listing, and leads to its order', async () => {
    await page.getByRole('link', { name: 'Fechamento' }).first().click()
    await page.getByRole('link', { name: /Mercado Livre/ }).click()
    await openPart(page, 'Tarifas')
    await expect(fees).toContainText(/Conferimos a tarifa de \d+ vendas com a comissão do anúncio, lida em/)
    const differs = fees.getByRole('button', { name: /MLB3000000001/ })
    await expect(differs).toContainText('O anúncio diz 10%')
    await expect(differs).toContainText('1 venda · R$ 4,33 a mais')
    await differs.click()
    await expect(fees.getByRole('row').last()).toContainText('R$ 33,21R$ 28,88+R$ 4,33')
    await expectNoViolationsOnDevices(page)
    await fees.getByRole('button', { name: 'Ver o pedido 2000009007000014' }).click()
    await expect(page.getByRole('dialog', { name: 'Pedido 2000009007000014' })).toBeVisible()
  })
})
