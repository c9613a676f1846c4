import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Inserted by `web/build/service-worker.ts`. */
declare const builtFiles: PrecacheEntry[]
declare const self: Window & { readonly skipWaiting: () => Promise<void> }

const patienceMilliseconds = 3_000

// The server answers the root, because it redirects.
precacheAndRoute(builtFiles, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// Pages come from the server, so each load shows the latest version. The stored page opens when there is no network.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) })
      } catch (error) {
        const page = await matchPrecache('/index.html')
        if (page) return page
        throw error
      }
    },
    // Addresses that are not pages of the product, and the root, which redirects.
    { denylist: [/^\/$/, /^\/(api|simulator)\//, /\.\w+$/] },
  ),
)

/** Replies whether a page belongs to this version. Replaces nothing until it is asked to. */
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'activate') void self.skipWaiting()
  else ports[0]?.postMessage(builtFiles.some(({ url }) => url === data))
})
