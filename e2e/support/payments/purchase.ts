import { expect, type Page } from '@playwright/test'
import type { OwnProduct } from '../own-product.ts'
import { postalCodes } from '../postal-codes.ts'
import { enterAsNewSeller, type Seller } from '../seller.ts'
import { Bank } from './bank.ts'
import { haveAnswered } from './subscription-states.ts'

export const goodCard = '5162306219378829'
export const declinedCard = '5184019740373151'
export const otherDeclinedCard = '4916561358240741'
export const ownCpf = '529.982.247-25'

/** A seller at the checkout who will not be asked for feedback once they have bought, and the bank they pay at. */
export async function enterCheckout(page: Page, product: OwnProduct): Promise<Seller & { bank: Bank }> {
  const seller = await enterAsNewSeller(page, 'Joana Prado', product.database)
  await haveAnswered(product, seller.user)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Assine a Vendaclara' })).toBeVisible()
  return { ...seller, bank: new Bank(page.request, product.origin) }
}

export const phone = { width: 390, height: 844 }

export const todayInBrazil = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())

export const summary = (page: Page) => page.getByRole('region', { name: 'Resumo do pedido' })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const buyByCard = (page: Page) => page.getByRole('button', { name: /^Assinar por R\$/ })
const buyByPix = (page: Page) => page.getByRole('button', { name: 'Gerar QR Code' })

export const paid = (page: Page) => page.getByRole('heading', { name: 'Pagamento recebido' })

export async function fillCard(page: Page, number = goodCard): Promise<void> {
  await field(page, 'Número do cartão').fill(number)
  await field(page, 'Validade').fill('1239')
  await field(page, 'CVV').fill('318')
  await field(page, 'Nome impresso no cartão').fill('JOANA PRADO')
}

export async function fillCardForm(page: Page, number = goodCard): Promise<void> {
  await field(page, 'CPF/CNPJ').fill(ownCpf)
  await field(page, 'Telefone').fill('11987654321')
  await field(page, 'CEP').fill(postalCodes.known)
  await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista, Bela Vista, São Paulo - SP')
  await field(page, 'Número').fill('1000')
  await fillCard(page, number)
}

/** Buys by Pix, up to the code. */
export async function buyPix(page: Page): Promise<void> {
  await page.locator('label', { hasText: /^Pix$/ }).click()
  await field(page, 'CPF/CNPJ').fill('12abc34501de35')
  await field(page, 'Endereço').fill('Avenida Paulista, 1000, São Paulo - SP')
  await buyByPix(page).click()
  await expect(page.getByAltText('QR Code do Pix')).toBeVisible()
}

export async function buyACard(page: Page): Promise<void> {
  await fillCardForm(page)
  await buyByCard(page).click()
  await expect(paid(page)).toBeVisible()
}
