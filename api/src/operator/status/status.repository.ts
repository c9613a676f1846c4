import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** The jobs of a queue: due now, due later, running, failed for good, and since when the oldest has been waiting. */
export interface QueueState {
  name: string
  ready: number
  later: number
  active: number
  failed: number
  oldest: Date | null
}

export interface DatabaseState {
  version: string
  bytes: number
  accounts: number
  /** Mails that the server may or may not have accepted. */
  interruptedMails: number
  lastMail: Date | null
  lastWebhook: Date | null
}

/** Longer than the timeout of the mail server. If a mail was handed over before that, its answer is lost. */
const longestSending = 10 * 60 * 1000

/** What the database knows about the product's state. Nothing of it is about a single account. */
export function statusRepository(database: Database) {
  return {
    queues: async (): Promise<QueueState[]> => {
      const { rows } = await database.execute<Record<keyof QueueState, unknown>>(sql`
        select name,
          count(*) filter (where state in ('created', 'retry') and start_after <= now()) as ready,
          count(*) filter (where state in ('created', 'retry') and start_after > now()) as later,
          count(*) filter (where state = 'active') as active,
          count(*) filter (where state = 'failed') as failed,
          extract(epoch from min(start_after) filter (where state in ('created', 'retry') and start_after <= now())) as oldest
        from pgboss.job where name not like '\\_\\_%' group by name order by name`)
      return rows.map(({ name, oldest, ...counts }) => ({
        name: String(name),
        ready: Number(counts.ready),
        later: Number(counts.later),
        active: Number(counts.active),
        failed: Number(counts.failed),
        oldest: timeOf(oldest),
      }))
    },

    database: async (now: Date): Promise<DatabaseState> => {
      const handedOver = new Date(now.getTime() - longestSending)
      const { rows } = await database.execute<Record<string, unknown>>(sql`
        select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
          (select count(*) from users) as accounts,
          (select count(*) from mail_deliveries where sent_at is null and handed_over_at < ${handedOver}) as interrupted,
          (select extract(epoch from max(sent_at)) from mail_deliveries) as mail,
          (select extract(epoch from max(received_at)) from gateway_events) as webhook`)
      const { version, bytes, accounts, interrupted, mail, webhook } = rows[0] ?? {}
      return {
        version: String(version),
        bytes: Number(bytes),
        accounts: Number(accounts),
        interruptedMails: Number(interrupted),
        lastMail: timeOf(mail),
        lastWebhook: timeOf(webhook),
      }
    },
  }
}

function timeOf(seconds: unknown): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(Number(seconds) * 1000)
}
