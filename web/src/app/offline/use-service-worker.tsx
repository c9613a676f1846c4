import { useEffect } from 'react'
import { onAnswerUnreadable } from '../../api/page-events.ts'
import { whenIdle } from '../../ui/in-turn.tsx'
import { texts } from '../texts.ts'
import { isOutdated, offerNewerVersion } from './newer-version.tsx'

const betweenChecksMilliseconds = 60 * 60 * 1_000
const atLatestMilliseconds = 10_000

/** Stores the product in this browser for offline use, and offers an update when a newer version is available. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return
    let registration: ServiceWorkerRegistration | undefined
    const stop = whenIdle(() => {
      register()
        .then((registered) => {
          registration = registered
        })
        .catch(() => undefined)
    }, atLatestMilliseconds)
    const check = () => void registration?.update().catch(() => undefined)
    const timer = setInterval(check, betweenChecksMilliseconds)
    window.addEventListener('online', check)
    return () => {
      stop()
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [])
}

/** An answer that this page does not know may be of a newer version than the page. */
export function useNewerAnswers(): void {
  useEffect(() => onAnswerUnreadable(() => void offerIfOutdated().catch(() => undefined)), [])
}

async function offerIfOutdated(): Promise<void> {
  if (await isOutdated()) await offerNewerVersion(texts.newVersion.needed, () => window.location.reload())
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const offer = () => void offerNewer(registration).catch(() => undefined)
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  return registration
}

/** A page loaded after the update already has the newer version, although the older worker still serves other tabs. */
async function offerNewer({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || (await isOfVersion(waiting))) return
  const update = () => {
    // The worker no longer waits if another tab activated it or a newer one replaced it. On a first visit, no worker
    // controls the page, so nothing would change.
    if (waiting.state !== 'installed') return window.location.reload()
    waiting.addEventListener('statechange', () => window.location.reload(), { once: true })
    waiting.postMessage('activate')
  }
  await offerNewerVersion(texts.newVersion.message, update)
}

function isOfVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(new URL(script).pathname, [port2])
  })
}
