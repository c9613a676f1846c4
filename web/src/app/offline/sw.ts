import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Written here by `web/build/service-worker.ts`. */
declare const builtFiles: PrecacheEntry[]
declare const self: Window & { readonly skipWaiting: () => Promise<void> }

const patienceMilliseconds = 3_000

// The root is the server's to answer: it leads elsewhere.
precacheAndRoute(builtFiles, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// Pages are asked of the server, so that each load shows the latest version; the one that lies here opens without a network.
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
    // What is no page of the product, and its root, which leads elsewhere.
    { denylist: [/^\/$/, /^\/(api|simulator)\//, /\.\w+$/] },
  ),
)

/** Whether a page is of this version is answered; nothing is replaced before somebody asks for it. */
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'activate') void self.skipWaiting()
  else ports[0]?.postMessage(builtFiles.some(({ url }) => url === data))
})
