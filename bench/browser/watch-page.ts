/** What a page keeps of one import or opening; see {@link watchPage}. */
interface Watched {
  /** When the last of the elements was painted. */
  painted: Promise<number>
  /** When each of the elements was painted, in their order. */
  each: Promise<number[]>
  longest: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

interface Wanted {
  readonly on: 'change' | 'click'
  readonly selectors: readonly string[]
}

/**
 * Runs in the page: from the choice of a file, or the first click, on, notes how long it takes until an element matching each
 * selector was painted, and the longest time in which the page answered nothing.
 */
export function watchPage(wanted: string | Wanted): void {
  const { on, selectors } = typeof wanted === 'string' ? { on: 'change', selectors: [wanted] } : wanted
  const beat = 4
  const watched: Watched = { painted: Promise.resolve(0), each: Promise.resolve([]), longest: 0 }
  window.watched = watched
  let last = 0
  const listen = () => {
    const now = performance.now()
    if (last > 0) watched.longest = Math.max(watched.longest, now - last - beat)
    last = now
    setTimeout(listen, beat)
  }
  const paintOf = (selector: string, start: number) =>
    new Promise<number>((resolve) => {
      // A look at each frame would make the browser draw the page sixty times a second while workers need the processor.
      const watching = new MutationObserver(() => look())
      const look = () => {
        if (!document.querySelector(selector)) return
        watching.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      }
      watching.observe(document, { childList: true, subtree: true })
      look()
    })
  watched.each = new Promise((resolve) => {
    const begin = () => {
      const start = performance.now()
      listen()
      resolve(Promise.all(selectors.map((selector) => paintOf(selector, start))))
    }
    document.addEventListener(on, begin, { capture: true, once: true })
  })
  watched.painted = watched.each.then((times) => Math.max(...times))
}
