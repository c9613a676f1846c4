import { useRef } from 'react'

interface Job {
  readonly controller: AbortController
  state: 'waiting' | 'running' | 'done'
}

/**
 * Runs jobs one after the other. Each can be cancelled by its key, before or while it runs. A job does what it can when
 * it is added, and answers a function for the rest.
 */
export function useWorkQueue<Key>() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const jobs = useRef(new Map<Key, Job>())
  return {
    add<Done>(key: Key, begin: (signal: AbortSignal) => () => Promise<Done>): Promise<Done> {
      const job: Job = { controller: new AbortController(), state: 'waiting' }
      jobs.current.set(key, job)
      const run = begin(job.controller.signal)
      const done = last.current
        .then(() => {
          job.state = 'running'
          return run()
        })
        .finally(() => {
          job.state = 'done'
        })
      last.current = done.catch(() => undefined)
      return done
    },
    /** Answers how far the job was. */
    cancel: (key: Key): Job['state'] | undefined => {
      const job = jobs.current.get(key)
      job?.controller.abort()
      return job?.state
    },
  }
}
