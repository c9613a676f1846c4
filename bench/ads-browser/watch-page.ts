/** What a page keeps of one import; see {@link watchPage}. */
interface Watched {
  painted: Promise<number>
  longest: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

/**
 * Runs in the page: from the choice of a file on, notes how long it takes until an element matching `selector` was
 * painted, and the longest time in which the page answered nothing.
 */
export function watchPage(selector: string): void {
  const beat = 4
  const watched: Watched = { painted: Promise.resolve(0), longest: 0 }
  window.watched = watched
  let last = 0
  const listen = () => {
    const now = performance.now()
    if (last > 0) watched.longest = Math.max(watched.longest, now - last - beat)
    last = now
    setTimeout(listen, beat)
  }
  watched.painted = new Promise((resolve) => {
    const chosen = () => {
      const start = performance.now()
      listen()
      const look = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      }
      look()
    }
    document.addEventListener('change', chosen, { capture: true, once: true })
  })
}
