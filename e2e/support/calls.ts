import type { Page } from '@playwright/test'

/** Answers which calls to matching addresses the page has made since, in their order: 'GET /api/pages/vendas'. */
export function watchCalls(page: Page, address: RegExp): () => string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (address.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return () => [...calls]
}

/** Holds what the page asks for at an address, as a slow connection would, and returns how to let it through. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
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
