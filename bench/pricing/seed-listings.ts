import type { Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'

/** Gives the logged-in seller this many listings; every other one has a current price. */
export async function seedListings(page: Page, origin: string, count: number): Promise<void> {
  const headers = await sessionOf(page)
  const calculadoraShopee = Array.from({ length: count }, (_, index) => ({
    id: `anuncio-${index}`,
    title: `Anúncio ${index}`,
    productCost: 5 + (index % 400),
    ...(index % 2 === 1 && { currentPrice: 20 + ((index * 7) % 400) }),
    variableCost: index % 7,
    profitMargin: 10 + (index % 20),
    monthlyBilling: 0,
    charges: 0,
    fixCost: 0,
  }))
  const answer = await page.request.post(`${origin}/api/advertising`, {
    headers,
    data: { calculadoraShopee },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}
