import { expect, test } from '@playwright/test'
import { copiedBy } from '../support/browser/clipboard.ts'
import {
  closeMonth,
  incomeHeader,
  incomeInput,
  line,
  openClosing,
  openPart,
  orderHeader,
  ordersInput,
  summary,
  workbook,
} from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

test('what can be contested is worked off by reason: how and until when, a text to send, asked, won', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await closeMonth(page)
  const claims = page.getByRole('region', { name: 'O que contestar' })
  const stage = (name: string | RegExp) => claims.getByRole('tab', { name })
  const first = summary(page).getByText(/^Peça de volta/)
  await expect(first).toHaveText(
    /^Peça de volta R\$\s241,35 de 21 pedidos: (?:o primeiro prazo acaba em \d{2}\/\d{2}\/\d{4}|a Shopee não diz o prazo de 15 deles, peça logo|a Shopee não diz o prazo, peça logo)\.$/,
  )
  await summary(page).getByRole('button', { name: 'Contestar' }).click()
  await expect(stage('A contestar')).toContainText('21')
  await expect(claims).toBeInViewport()

  const freight = claims.getByRole('button', { name: /Subtotal do frete/ })
  await expect(freight).toContainText(/6 pedidos, R\$\s98,13/)
  await freight.click()
  await expect(claims.getByText('Saldo da Carteira')).toBeVisible()
  const page4478 = claims.getByRole('link', { name: /Abrir seller\.shopee\.com\.br/ })
  await expect(page4478).toHaveAttribute('href', 'https://seller.shopee.com.br/edu/article/4478')
  await expect(page4478).toHaveAttribute('target', '_blank')
  await expectNoViolationsOnDevices(page)

  const id = claims.getByRole('button', { name: 'Ver o pedido 260306L2E4DG33' })
  const panel = page.getByRole('dialog', { name: 'Pedido 260306L2E4DG33' })
  await id.click()
  await expect(panel).toBeVisible()
  expect(new URL(page.url()).search).toBe('?aba=contestar&pedido=260306L2E4DG33')
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(id).toBeFocused()

  await claims.getByRole('checkbox', { name: 'Selecionar o pedido 260306L2E4DG33' }).check()
  const text = await copiedBy(claims.getByRole('button', { name: 'Copiar texto de 1 pedido' }))
  await expect(claims.getByRole('button', { name: 'Texto copiado' })).toBeVisible()
  expect(text).toContain('pelo pedido 260306L2E4DG33, de 06/03/2026')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Solicito a devolução de R$ 8,41')

  await claims.getByRole('button', { name: 'Marcar como contestado' }).click()
  await expect(stage('A contestar')).toContainText('20')
  await expect(first).toHaveText(/^Peça de volta R\$\s232,94 de 20 pedidos:/)
  await stage(/Contestados/).click()
  await claims.getByRole('button', { name: /Subtotal do frete/ }).click()
  await claims.getByRole('checkbox', { name: 'Selecionar o pedido 260306L2E4DG33' }).check()
  await claims.getByRole('button', { name: 'Marcar como perdido' }).click()
  await expect(stage(/Perdidos/)).toContainText('1')

  await page.reload()
  await stage(/Perdidos/).click()
  await expect(claims.getByRole('button', { name: /Subtotal do frete/ })).toContainText(/1 pedido, R\$\s8,41/)
})

test('what the summary says can be contested is what the list of claims comes to, orders without payment included', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page)
  const completed = '2026-04-02 10:00'
  const orders = [line('A', 10), line('B', 20), line('C', 50)].map((row) => [...row, 0, '', completed])
  await ordersInput(page).setInputFiles(
    await workbook('marco.xlsx', [[...orderHeader, 'Hora completa do pedido'], ...orders]),
  )
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(
    await workbook('renda.xlsx', [incomeHeader, ['A', 8, '2026-04-05'], ['B', 13, '2026-04-05']]),
  )
  await untilStored(page)
  const claims = page.getByRole('region', { name: 'O que contestar' })
  await expect(summary(page)).toContainText(/Peça de volta R\$\s53,00 de 2 pedidos/)
  await openPart(page, 'Contestar')
  await expect(claims).toContainText(/2 pedidos, R\$\s53,00/)
  const missing = claims.getByRole('button', { name: /Pedido sem pagamento/ })
  await expect(missing).toContainText(/1 pedido, R\$\s48,00/)
})
