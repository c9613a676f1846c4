import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Jobs } from '../../jobs/jobs.ts'

/** Records requests, statements, jobs and outgoing calls as spans. Spans contain no personal data. */
export interface Tracing {
  /** Runs the work in its own span, as a child of the current one. */
  span<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer>
  /** Makes each request a span named after its route's template. */
  requests(app: FastifyInstance): void
  /** Makes each statement inside a span a span of its own. */
  statements(pool: Pool): void
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

export const noTracing: Tracing = {
  span: (_name, work) => work(),
  requests: () => {},
  statements: () => {},
  stop: async () => {},
}

/** The same jobs, each of which is a span. */
export function tracedJobs(jobs: Jobs, { span }: Tracing): Jobs {
  return {
    queue: (name, options, handler) =>
      jobs.queue(name, options, (job) => span(`job ${name}`, () => handler(job))),
    daily: (name, at, handler) => jobs.daily(name, at, () => span(`job ${name}`, handler)),
    repeatedly: (name, every, handler) => jobs.repeatedly(name, every, () => span(`job ${name}`, handler)),
    add: (queue, data, transaction) => jobs.add(queue, data, transaction),
    start: () => jobs.start(),
    stop: () => jobs.stop(),
  }
}

/** The same calls, each of which is a span. */
export function tracedCalls<Calls extends object>(part: string, calls: Calls, { span }: Tracing): Calls {
  const traced = Object.entries(calls).map(([name, call]) => [
    name,
    (...given: unknown[]) => span(`${part} ${name}`, () => call(...given)),
  ])
  return Object.fromEntries(traced) as Calls
}
