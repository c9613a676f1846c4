const expiryListeners = new Set<() => void>()
const outdatedListeners = new Set<() => void>()

export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener)
  return () => expiryListeners.delete(listener)
}

export function announceSessionExpired(): void {
  for (const listener of expiryListeners) listener()
}

export function onSessionOutdated(listener: () => void): () => void {
  outdatedListeners.add(listener)
  return () => outdatedListeners.delete(listener)
}

/** Call it when the server refused something that the stored session seemed to allow. */
export function announceSessionOutdated(): void {
  for (const listener of outdatedListeners) listener()
}
