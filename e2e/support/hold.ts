import type { Page } from '@playwright/test'

/** Holds what a page asks for at an address, as a slow connection would, and returns how to let it through. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const through = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await through
    await route.continue()
  })
  return letThrough
}
