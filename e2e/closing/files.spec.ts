import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import {
  incomeHeader,
  incomeInput,
  line,
  openClosing,
  openOrder,
  openPart,
  orderHeader,
  ordersInput,
  summary,
  workbook,
} from '../support/closing.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

const adjustmentHeader = [
  'Data de conclusão do ajuste',
  'Tipo/Descrição do ajuste',
  'Motivo do ajuste',
  'Valor do ajuste',
  'Número do pedido relacionado',
]

test('F05 F08 what is refused or cancelled stores nothing, and several orders and income files that overlap are one closing', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março')

  await test.step('a protected, a swapped and a damaged file among good ones say which and why, and nothing is stored', async () => {
    const refused = page.getByRole('alert')
    await ordersInput(page).setInputFiles(sample('closing/odd/senha.xlsx'))
    await expect(refused).toContainText('protegida por senha')
    await ordersInput(page).setInputFiles(sample('closing/odd/interrompido.xlsx'))
    await expect(refused).toContainText('O arquivo está incompleto')
    await ordersInput(page).setInputFiles([
      await workbook('marco.xlsx', [orderHeader, line('A', 10)]),
      {
        ...(await workbook('income.xlsx', [])),
        buffer: readFileSync(sample('closing/layout-2026/income.xlsx')),
      },
    ])
    await expect(refused).toContainText('income.xlsx: Este arquivo parece ser o de MINHA RENDA')
    await page.reload()
    await expect(page.getByText('Aguardando arquivo').first()).toBeVisible()
  })

  await test.step('a reading that is cancelled changes nothing', async () => {
    const many = Array.from({ length: 60_000 }, (_, index) => line(`A${index}`, 10))
    await ordersInput(page).setInputFiles(await workbook('grande.xlsx', [orderHeader, ...many]))
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeHidden()
    await page.reload()
    await expect(page.getByText('Aguardando arquivo').first()).toBeVisible()
  })

  await test.step('several orders and income files that overlap are one closing', async () => {
    await ordersInput(page).setInputFiles([
      await workbook('marco.xlsx', [orderHeader, line('A', 10), line('B', 20)]),
      await workbook('abril.xlsx', [orderHeader, line('B', 20), line('C', 30)]),
    ])
    await expect(page.getByText('3 pedidos')).toBeVisible()
    await incomeInput(page).setInputFiles([
      await workbook('renda-1.xlsx', [incomeHeader, ['A', 8, '2026-03-31']]),
      await workbook('renda-2.xlsx', [incomeHeader, ['A', 8, '2026-03-31'], ['B', 15, '2026-04-01']]),
    ])
    await expect(summary(page)).toContainText('Pedidos Analisados2')
    await expect(summary(page)).toContainText('Diferenças Encontradas1')
    await untilStored(page)
    await page.reload()
    await expect(summary(page)).toContainText('Pedidos Sem Pareamento1')
  })

  await test.step('what the income files adjusted beside the orders has its own list and sum, and stays', async () => {
    const adjusted = (...rows: (string | number)[][]) => [
      {
        name: 'Adjustment',
        rows: [['Detalhes da Lista de Transações e Ajustes'], adjustmentHeader, ...rows],
      },
    ]
    const tax = ['2026-03-31', 'DIFAL', 'ICMS destino', '-12.34', 'A']
    const topUp = ['2026-03-15', 'Recarga Automática', '-', '-50.00', '-']
    const lost = ['2026-04-02', 'Compensação', 'Pacote extraviado', '37.10', '-']
    const paid = [incomeHeader, ['A', 8, '2026-03-31']]
    await incomeInput(page).setInputFiles([
      await workbook('renda-1.xlsx', paid, adjusted(topUp, tax)),
      await workbook('renda-2.xlsx', [...paid, ['B', 15, '2026-04-01']], adjusted(tax, lost)),
    ])
    const table = page.getByRole('table', { name: 'Ajustes fora dos pedidos' })
    const expectAdjusted = async () => {
      await expect(table.locator('tbody').getByRole('row')).toHaveCount(3)
      await expect(table.getByRole('row').filter({ hasText: 'DIFAL · ICMS destino' })).toHaveText(
        /31\/03\/2026DIFAL · ICMS destinoA-R\$\s12,34/,
      )
      await expect(table.getByRole('row').last()).toHaveText(/Soma de 3 ajustes-R\$\s25,24/)
      await expect(page.getByText(/R\$\s50,00 foram para o seu saldo de anúncios/)).toBeVisible()
      await expect(summary(page)).toContainText(/e -R\$\s25,24 em ajustes, à parte/)
      await expect(summary(page)).toContainText('Pedidos Analisados2')
    }
    await expectAdjusted()
    await untilStored(page)
    await page.reload()
    await expectAdjusted()
  })
})

test('F05 F08 a file is added to those chosen and one taken away; a wrong one changes nothing', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março')
  const add = async (card: string, ...files: Awaited<ReturnType<typeof workbook>>[]) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('region', { name: card }).getByRole('button', { name: 'Adicionar arquivo' }).click()
    await (await chooser).setFiles(files)
  }
  await ordersInput(page).setInputFiles(
    await workbook('marco.xlsx', [orderHeader, line('A', 10), line('B', 20)]),
  )
  await expect(page.getByText('2 pedidos', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(
    await workbook('renda-1.xlsx', [incomeHeader, ['A', 8, '2026-03-31']]),
  )
  await expect(summary(page)).toContainText('Pedidos Analisados1')
  await openPart(page, 'Arquivos')

  await add('Meus Pedidos', await workbook('abril.xlsx', [orderHeader, line('C', 30)]))
  // Once it is compared the summary names the same number.
  await expect(page.locator('#arquivos').getByText('3 pedidos', { exact: true })).toBeVisible()
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento2')
  await add(
    'Minha Renda',
    await workbook('renda-2.xlsx', [incomeHeader, ['B', 15, '2026-04-01'], ['C', 28, '2026-04-02']]),
  )
  await expect(summary(page)).toContainText('Pedidos Analisados3')
  await add(
    'Minha Renda',
    await workbook('outra.xlsx', [
      ['Nome', 'Valor'],
      ['x', 1],
    ]),
  )
  await expect(page.getByRole('alert')).toContainText('outra.xlsx: As colunas deste arquivo são outras')
  await expect(summary(page)).toContainText('Pedidos Analisados3')
  await page.getByRole('button', { name: 'Retirar renda-2.xlsx' }).click()
  await expect(summary(page)).toContainText('Pedidos Analisados1')
  await page.getByRole('button', { name: 'Retirar marco.xlsx' }).click()
  const orders = page.getByRole('region', { name: 'Meus Pedidos' })
  await expect(orders.getByText('1 pedido', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Retirar/ })).toHaveCount(2)
  await untilStored(page)

  await page.reload()
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento1')
  await add(
    'Minha Renda',
    await workbook('renda-2.xlsx', [incomeHeader, ['B', 15, '2026-04-01'], ['C', 28, '2026-04-02']]),
  )
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento0')
  await expect(page.getByRole('button', { name: /^Retirar renda-/ })).toHaveCount(2)
  await untilStored(page)
  const adding = page
    .getByRole('region', { name: 'Minha Renda' })
    .getByRole('button', { name: 'Adicionar arquivo' })
  await expect(adding).toBeFocused()
  await page.getByRole('button', { name: 'Retirar renda-2.xlsx' }).press('Enter')
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento1')
  await untilStored(page)
  await expect(incomeInput(page)).toBeFocused()
})

test('F05 F08 a file that may not be meant to take the place of another is asked about, and undone', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março')
  const orders = ['A', 'B', 'C'].map((id) => line(id, 10))
  await ordersInput(page).setInputFiles(await workbook('marco.xlsx', [orderHeader, ...orders]))
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)
  await expect(page.getByText('3', { exact: true }).filter({ visible: true })).toHaveCount(0)

  const one = await workbook('um.xlsx', [orderHeader, line('A', 10)])
  const question = page.getByRole('dialog', { name: 'Trocar o arquivo?' })
  await ordersInput(page).setInputFiles(one)
  await expect(question).toContainText('O que você escolheu tem 1 pedido, e o que está aqui tem 3.')
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()

  await ordersInput(page).setInputFiles(one)
  await question.getByRole('button', { name: 'Trocar' }).click()
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Retirar/ })).toHaveText([''])
  await expect(page.getByText('marco.xlsx')).toBeVisible()

  await page.getByRole('button', { name: 'Retirar marco.xlsx' }).click()
  await expect(page.getByText('Aguardando arquivo').first()).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)
})

test('F05 F06 F07 on a phone long names and large sums stay inside, what is ticked is easy to reach, and the open tab is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAsNewSeller(page)
  await openClosing(page, 'Março')
  const long = `Order.all.20260301_20260331_${'loja-da-joana-prado-'.repeat(5)}.xlsx`
  await ordersInput(page).focus()
  await ordersInput(page).setInputFiles(await workbook(long, [orderHeader, line('A', 9_876_543_210.98)]))
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await expect(ordersInput(page)).toBeFocused()
  await incomeInput(page).setInputFiles(await workbook(long, [incomeHeader, ['A', 8, '2026-03-31']]))
  await expect(summary(page)).toContainText(/-R\$\s9\.876\.543\.200,98/)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    const outside = await page
      .locator('main section, main table, main tbody tr, main ul')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.outerHTML.slice(0, 120)),
      )
    expect(outside).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const panel = await openOrder(page, 'A')
  expect((await panel.boundingBox())?.width).toBe(390)
  const wider = await panel.evaluate(
    (box) =>
      [box, ...box.querySelectorAll('*')].filter((part) => part.scrollWidth > box.clientWidth + 1).length,
  )
  expect(wider).toBe(0)
  await page.keyboard.press('Escape')
  const tick = await page.getByRole('checkbox').first().boundingBox()
  expect([tick?.width, tick?.height]).toEqual([24, 24])
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  await untilStored(page)
  await page.goto(`${new URL(page.url()).pathname}?aba=arquivos`)
  const tab = page.getByRole('tab', { name: 'Arquivos', selected: true })
  const endOf = async () => tab.boundingBox().then((box) => (box ? box.x + box.width : Number.NaN))
  await expect.poll(endOf).toBeLessThanOrEqual(390)
})

test('F10 what two tabs give to a month is all there, and each shows it', async ({ page, context }) => {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março')
  await ordersInput(page).setInputFiles(
    await workbook('pedidos.xlsx', [orderHeader, line('A', 10), line('B', 20)]),
  )
  await expect(page.getByText('2 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await incomeInput(other).setInputFiles(
    await workbook('renda-2.xlsx', [incomeHeader, ['B', 18, '2026-03-31']]),
  )
  await expect(summary(other)).toContainText('Pedidos Sem Pareamento1')
  await untilStored(other)

  await page.bringToFront()
  await incomeInput(page).setInputFiles(await workbook('renda.xlsx', [incomeHeader, ['A', 8, '2026-03-31']]))
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento0')
  await openPart(page, 'Arquivos')
  await expect(page.getByText('renda-2.xlsx')).toBeVisible()

  await other.bringToFront()
  await openPart(other, 'Arquivos')
  // The tab one comes back to shows what was stored; that takes several calls.
  await expect(async () => {
    await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(other.getByText('renda.xlsx', { exact: true })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(summary(other)).toContainText('Pedidos Sem Pareamento0')
})
