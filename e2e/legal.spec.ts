import { expect } from '@playwright/test'
import { password } from '@vendaclara/testing/stored-seller'
import { test } from './support/own-product.ts'
import { enterHomeAsNewSeller, logIn, newAddress, signUp } from './support/seller.ts'
import { unzip } from './support/unzip.ts'

test('terms and privacy are open to everybody, signing up and buying agree to them under the button, and the export says to which version', async ({
  page,
  product,
}) => {
  await test.step('terms and privacy are open to everybody, and say that this is an installation for trying', async () => {
    await page.goto('/privacidade')
    await expect(page.getByText('Instalação de teste', { exact: true })).toBeVisible()
    // The postal-code service as this installation has it.
    await expect(page.getByText(/seu navegador pergunta o endereço a 127\.0\.0\.1:\d+\./)).toBeVisible()
    await page.getByRole('link', { name: 'Leia também: Termos de uso' }).click()
    await expect(page).toHaveURL('/termos')
  })

  await test.step('signing up and buying agree to them under the button, and the export says to which version', async () => {
    await page.goto('/cadastro')
    await expect(page.getByText(/^Ao se cadastrar, você aceita os Termos de uso e a/)).toBeVisible()
    const email = newAddress()
    await signUp(page, email)
    await product.database.query('update users set confirmed_at = now() where email = $1', [email])
    await logIn(page, { email })
    await page.goto('/checkout')
    const sentence = page.getByText(/^Ao assinar, você aceita os Termos de uso e a/)
    await expect(sentence.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade')
    await page.goto('/perfil')
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar meus dados' }).click()
    await page.getByRole('dialog').getByLabel('Senha atual').fill(password)
    await page.keyboard.press('Enter')
    const files = await unzip(await (await waiting).path())
    expect(JSON.parse(String(files.get('termos.json')))).toEqual([
      {
        versaoDosTermosEDaPrivacidade: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        ocasiao: 'cadastro',
        em: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      },
    ])
  })
})

test('a seller who agreed to an older version is told once, and can go on', async ({ page, product }) => {
  const { user } = await enterHomeAsNewSeller(page, 'Joana Prado', product.database)
  const notice = page.getByRole('region', { name: 'Aviso sobre os termos' })
  await product.database.query(`update agreements set version = '2020-01-01' where user_id = $1`, [user])
  await page.goto('/anuncios')
  await expect(notice).toContainText('Atualizamos os Termos de uso e a página de Privacidade em')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await notice.getByRole('button', { name: 'Entendi' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Nova Precificação' }).first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})
