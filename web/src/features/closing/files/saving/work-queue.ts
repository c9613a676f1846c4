interface Job {
  readonly controller: AbortController
  state: 'waiting' | 'running' | 'done'
}

/**
 * Runs jobs one after the other. Each can be cancelled by its key, before or while it runs. A job does what it can when
 * it is added, and answers a function for the rest.
 */
export class WorkQueue<Key> {
  private last: Promise<unknown> = Promise.resolve()
  private readonly jobs = new Map<Key, Job>()

  add<Done>(key: Key, begin: (signal: AbortSignal) => () => Promise<Done>): Promise<Done> {
    const job: Job = { controller: new AbortController(), state: 'waiting' }
    this.jobs.set(key, job)
    const run = begin(job.controller.signal)
    const done = this.last
      .then(() => {
        job.state = 'running'
        return run()
      })
      .finally(() => {
        job.state = 'done'
      })
    this.last = done.catch(() => undefined)
    return done
  }

  /** Answers how far the job was. */
  readonly cancel = (key: Key): Job['state'] | undefined => {
    const job = this.jobs.get(key)
    job?.controller.abort()
    return job?.state
  }

  readonly cancelAll = (): void => {
    for (const { controller } of this.jobs.values()) controller.abort()
  }
}
