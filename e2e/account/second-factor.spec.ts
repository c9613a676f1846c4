import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { generate } from 'otplib'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'

test('L01 L03 whoever sets up an authenticator is asked for its code, and gets in without it by a recovery code', async ({
  page,
}) => {
  const seller = await enterAsNewSeller(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Joana Prado' }).hover()
  await page.getByRole('menuitem', { name: 'Meu perfil' }).press('Enter')
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' })
  await card.getByRole('button', { name: 'Ligar a verificação' }).click()
  const dialog = page.getByRole('dialog')
  const begin = async () => {
    await card.getByRole('button', { name: 'Ligar a verificação' }).click()
    await dialog.getByLabel('Senha atual').fill(seller.password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  }
  await test.step('going back closes either dialog, and not the profile', async () => {
    await dialog.getByLabel('Senha atual').fill('não é essa')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await begin()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(card).toBeVisible()
  })
  await card.getByRole('button', { name: 'Ligar a verificação' }).click()
  await dialog.getByLabel('Senha atual').fill('não é essa')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha inválida')
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(dialog).toBeHidden()
  await begin()
  await expectNoViolations(page)
  const shown = await dialog.locator('code').textContent()
  const secret = shown?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel('Código que o aplicativo mostra').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Este código não confere.')).toBeVisible()
  await dialog.getByLabel('Código que o aplicativo mostra').fill(await generate({ secret }))
  await page.keyboard.press('Enter')

  const list = dialog.getByRole('list', { name: 'Seus códigos de recuperação' }).getByRole('listitem')
  await expect(list).toHaveCount(8)
  const codes = await list.allTextContents()
  await page.goBack()
  await expect(list).toHaveCount(8)
  await expect(dialog.getByRole('button', { name: 'Concluir' })).toBeDisabled()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar' }).click()
  const file = fs.readFileSync(await (await downloading).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await dialog.getByLabel('Guardei os códigos em um lugar seguro').check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(card).toContainText('Restam 8 códigos de recuperação.')
  await test.step('no dialog is left to be gone back through', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/home')
    await page.goForward()
    await expect(card).toContainText('Restam 8 códigos de recuperação.')
  })
  await page.reload()
  await expect(card).toContainText('Ligada desde')
  await expect(page.getByRole('list', { name: 'Atividade recente' })).toContainText(
    'Verificação em duas etapas ligada',
  )

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(seller.email)
  await page.getByLabel('Senha').fill(seller.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  await expect(page.getByLabel('Código de verificação')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Este código não confere.')).toBeVisible()
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await page.getByLabel('Código de recuperação').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')

  await page.goto('/perfil')
  await card.getByRole('button', { name: 'Desligar' }).click()
  await dialog.getByLabel('Senha atual').fill(seller.password)
  const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  await dialog.getByLabel('Código de verificação').fill(next)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Ligar a verificação' })).toBeVisible()
})
