const listeners = new Set<() => void>()

export function onSessionOutdated(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server has refused what the session at hand seemed to allow. */
export function announceSessionOutdated(): void {
  for (const listener of listeners) listener()
}
