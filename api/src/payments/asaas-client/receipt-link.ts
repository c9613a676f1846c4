const longestLink = 1000

/**
 * A link to a receipt, if people may follow it: over https and at the site of the gateway, whose address is `gateway`;
 * of a stand-in below `gateway` itself. Otherwise null.
 */
export function receiptLink(link: string | null | undefined, gateway: string | undefined): string | null {
  if (!link || link.length > longestLink || gateway === undefined) return null
  const [url, place] = [URL.parse(link), URL.parse(gateway)]
  if (!url || !place || url.username !== '' || url.password !== '') return null
  if (url.href.startsWith(`${place.href}/`)) return url.href
  const site = place.hostname.replace(/^(api|www|sandbox)[\w-]*\./, '')
  const isThere = url.hostname === site || url.hostname.endsWith(`.${site}`)
  return url.protocol === 'https:' && url.port === '' && isThere ? url.href : null
}
