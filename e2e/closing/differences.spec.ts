import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { chooseFilter, closeMonth, differences, openMoreFilters, rowOf, summary } from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'

test('F07 the list is filtered, sorted, kept and exported, and axe finds nothing', async ({ page }) => {
  await closeMonth(page)
  await expect(summary(page)).toContainText('315')
  await expectNoViolationsOnDevices(page)

  await test.step('a head sorts by its column, the other way, and not at all', async () => {
    const head = differences(page).getByRole('columnheader', { name: 'Diferença' })
    const first = differences(page).getByRole('row').nth(1)
    const largest = (await first.textContent()) ?? ''
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(first).toContainText('A menos')
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(first).toContainText('A mais')
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await expect(first).not.toHaveText(largest)
    await head.getByRole('button').press('Enter')
    await expect(first).toHaveText(largest)
  })

  await test.step('reasons are chosen together, each with how many and how much', async () => {
    const reasons = page.getByRole('group', { name: 'Motivos' }).getByRole('checkbox')
    const [one, other] = [reasons.nth(0), reasons.nth(1)]
    const counts = await Promise.all(
      [one, other].map((chip) =>
        chip.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? ''),
      ),
    )
    const [first = 0, second = 0] = counts.map((text) => Number(/· (\d+) · /.exec(text)?.[1]))
    await one.press('Space')
    await expect(page.getByText(`${first} de 26 diferenças`)).toBeVisible()
    await other.press('Space')
    await expect(page.getByText(`${first + second} de 26 diferenças`)).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
  })

  await test.step('a filter is chosen from the keyboard, from the option that is chosen on', async () => {
    const filters = await openMoreFilters(page)
    const order = filters.getByRole('combobox', { name: 'Ordem' })
    const choose = async (...keys: string[]) => {
      await order.press('ArrowDown')
      await expect(page.locator('[data-combobox-selected]')).toBeVisible()
      for (const key of keys) await order.press(key)
    }
    await choose('ArrowDown', 'Enter')
    await expect(order).toHaveValue('Maior ganho primeiro')
    await choose('ArrowDown', 'Enter')
    await expect(order).toHaveValue('Mais novos primeiro')
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
  })

  await test.step('the sum follows the filters, and a reload keeps them all', async () => {
    await chooseFilter(page, 'Sinal', 'Só a menos')
    await chooseFilter(page, 'Ordem', 'Maior perda primeiro')
    await openMoreFilters(page)
    await page.getByLabel('A partir de').fill('20')
    await page.keyboard.press('Escape')
    const shown = page.getByText('6 de 26 diferenças', { exact: true })
    await expect(shown).toBeVisible()
    await expect(differences(page).getByRole('row').nth(1)).toContainText(/-R\$\s\d+/)
    await page.reload()
    await expect(shown).toBeVisible()
    await expect(differences(page).getByRole('columnheader', { name: 'Diferença' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await openMoreFilters(page)
    await page.getByLabel('A partir de').fill('200')
    await expect(page.getByText('Nenhuma diferença passa pelos filtros.')).toBeVisible()
    await page.getByLabel('A partir de').fill('28')
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 de 26 diferenças')).toBeVisible()
    await expect(rowOf(page, '260319PAWP7K60')).toBeVisible()
  })

  await test.step('what is shown is exported for the support, with its parts and reasons', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar para o suporte' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`PedidosParaSuporteMarço${new Date().getFullYear()}.xlsx`)
    const { sheets } = await readXlsx(readFileSync(await file.path()))
    expect(sheets[0]?.rows).toEqual([
      ['ID do pedido', 'Data do pedido', 'Esperado (R$)', 'Recebido (R$)', 'Diferença (R$)', 'Motivo'],
      [
        '260319PAWP7K60',
        '19/03/2026 04:08',
        expect.any(Number),
        expect.any(Number),
        -29.84,
        expect.any(String),
      ],
    ])
  })

  await test.step('axe finds nothing on marked orders and chosen filters, on a computer and on a phone', async () => {
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
    await expect(page.getByText('26 diferenças', { exact: true })).toBeVisible()
    await differences(page).getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Marcar como contestado' }).click()
    await differences(page).getByRole('checkbox').nth(1).click()
    await openMoreFilters(page)
    await expectNoViolationsOnDevices(page)
  })
})
