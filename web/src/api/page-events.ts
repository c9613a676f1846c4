/** How to listen for something that any part of the page may notice, and how to announce it. */
function pageEvent() {
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const announce = () => {
    for (const listener of listeners) listener()
  }
  return [listen, announce] as const
}

export const [onSessionExpired, announceSessionExpired] = pageEvent()

/** To announce when the page has dropped a session without leaving. */
export const [onSessionEnded, announceSessionEnded] = pageEvent()

/** To announce when the server refused something that the stored session seemed to allow. */
export const [onSessionOutdated, announceSessionOutdated] = pageEvent()

/** To announce when the server answered what this page does not know. */
export const [onAnswerUnreadable, announceAnswerUnreadable] = pageEvent()
