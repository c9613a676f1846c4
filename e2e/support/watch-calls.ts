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
