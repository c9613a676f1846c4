import { type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { jobExecutor } from '../database/job-executor.ts'
import { observed } from '../operator/health/part-health.ts'

/** Stored in the database until it is done, so it survives a restart. */
interface Job {
  id: string
  data: object
}
type Handler = (job: Job) => Promise<void>

/** After `longestHours` the job counts as failed and is tried again; the default is a quarter of an hour. */
interface DailyTime {
  hour: number
  minute: number
  longestHours?: number
}

export interface Jobs {
  /** Declares a queue and the handler of its jobs. Call it before `start`. */
  queue(name: string, options: QueueOptions, handler: Handler): void
  /** Declares a daily task, at a time of `America/Sao_Paulo`. A missed run is made up for. */
  daily(name: string, at: DailyTime, handler: () => Promise<void>): void
  /** Declares a repeated task, which one process at a time runs. */
  repeatedly(name: string, every: { minutes: number }, handler: () => Promise<void>): void
  /** Adds a job in the transaction that causes it, so either both are stored or neither. */
  add(queue: string, data: object, transaction: Database): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** With batches of at least two jobs, pg-boss fetches the next batch at once after a full one. */
const polling = { pollingIntervalSeconds: 0.5, batchSize: 2, burstWhenBatchFull: true }
/** So that one slow mail server does not block all jobs. */
const working = { ...polling, localConcurrency: 2, perJobResults: true } as const
const stopMilliseconds = 10_000

/**
 * The product's jobs. pg-boss stores them in the product's own database; every process works on them and asks for new
 * ones twice a second.
 */
export function createJobs(
  database: Database,
  failed: (error: Error) => void,
  heard: (error: unknown) => void = () => undefined,
): Jobs {
  const db = observed(jobExecutor(database), ({ error }) => heard(error))
  const boss = new PgBoss({ db, flowIntervalSeconds: 3600, reindex: false })
  boss.on('error', failed)
  const declared: (() => Promise<void>)[] = []
  const scheduled = new Set<string>()

  function schedule(name: string, cron: string, options: object, handler: () => Promise<void>): void {
    scheduled.add(name)
    declared.push(async () => {
      await boss.createQueue(name, { retryLimit: 3, retryDelay: 60, retryBackoff: true })
      await boss.schedule(name, cron, {}, { tz: 'America/Sao_Paulo', ...options })
      await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
        try {
          await handler()
        } catch (error) {
          failed(error instanceof Error ? error : new Error(String(error)))
          throw error
        }
      })
    })
  }

  /** Removes schedules of an earlier version or of other settings, because no worker would take their jobs. */
  async function endOthers(): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (scheduled.has(name)) continue
      await boss.unschedule(name)
      await boss.deleteQueuedJobs(name)
    }
  }

  return {
    queue: (name, options, handler) => {
      declared.push(async () => {
        await boss.createQueue(name, options)
        // Applies the options of this version to an existing queue.
        await boss.updateQueue(name, options)
        await boss.work<object, unknown, typeof working>(name, working, (jobs) =>
          Promise.all(jobs.map((job) => resultOf(job, handler))),
        )
      })
    },

    daily: (name, { hour, minute, longestHours }, handler) =>
      schedule(
        name,
        `${minute} ${hour} * * *`,
        { missed: 'once', ...(longestHours && { expireInSeconds: longestHours * 3600 }) },
        handler,
      ),

    repeatedly: (name, { minutes }, handler) => schedule(name, `*/${minutes} * * * *`, {}, handler),

    add: async (queue, data, transaction) => {
      await boss.send(queue, data, { db: jobExecutor(transaction) })
    },

    start: async () => {
      await boss.start()
      for (const declare of declared) await declare()
      await endOthers()
    },

    stop: () => boss.stop({ graceful: true, timeout: stopMilliseconds }),
  }
}

/** Of jobs that were fetched together, only the failed ones are tried again. */
async function resultOf(job: Job, handler: Handler): Promise<JobResult> {
  try {
    await handler(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: error }
  }
}
