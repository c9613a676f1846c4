import { useRef } from 'react'

/** Runs pieces of work one after the other; each can be cancelled by its key, before or while it runs. */
export function useWorkQueue<Key>() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const controllers = useRef(new Map<Key, AbortController>())
  return {
    add<Done>(key: Key, work: (signal: AbortSignal) => Promise<Done>): Promise<Done> {
      const controller = new AbortController()
      controllers.current.set(key, controller)
      const run = last.current.then(() => work(controller.signal))
      last.current = run.catch(() => undefined)
      return run
    },
    cancel: (key: Key) => controllers.current.get(key)?.abort(),
  }
}
