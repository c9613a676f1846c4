import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { deliveryRepository } from './delivery.repository.ts'
import { type Mail, type Mailer, MailFailure } from './mailers/mailer.ts'
import { noticeRepository, noticeSubject } from './notice.repository.ts'
import type { Recipient } from './recipient.ts'

interface Parts {
  jobs: Jobs
  mailer: Mailer
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
}

/** Queues a mail in the transaction that causes it. */
export type Enqueue<Data> = (data: Data, transaction: Database) => Promise<void>

/** An account and the subject of a notice to it: `about` is the id of a record, or a day. */
export interface Notice {
  userId: string
  about: string
}

export interface MailQueue {
  /**
   * Declares a kind of mail: the data of its job, and the function that writes it just before it is sent. Undefined
   * means that there is nothing to send any more. Because it is written so late, the token of a link is stored only
   * as a hash.
   */
  define<Data extends object>(
    kind: string,
    data: z.ZodType<Data>,
    compose: (data: Data) => Promise<Mail | undefined>,
  ): Enqueue<Data>
  /** Declares a kind of mail to an account. The account gets one mail per subject, also if it is queued again. */
  defineNotice(
    kind: string,
    compose: (to: Recipient, notice: Notice) => Promise<Mail | undefined>,
  ): Enqueue<Notice>
  /** Deletes old deliveries whose jobs no longer exist. */
  retention: () => Promise<void>
}

const queue = 'mail'
const day = 24 * 60 * 60
const kept = 30 * day * 1000
/** About a day of tries: after 5, 10, 20 … seconds, then every hour. */
const retries = { retryLimit: 32, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }
const notice = z.object({ userId: z.string(), about: z.string() })
const queued = z.object({ kind: z.string(), queuedAt: z.coerce.date(), data: z.unknown() })

/** Mail servers repeat the refused address, which must not be logged. */
function withoutAddresses(answer: string): string {
  return answer.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
}

/** The mails waiting to be sent. Failed ones are tried again; no mail is sent twice. */
export function createMailQueue({ jobs, mailer, database, clock, log }: Parts): MailQueue {
  const deliveries = deliveryRepository(database)
  const composers = new Map<string, (data: unknown) => Promise<Mail | undefined>>()

  jobs.queue(queue, { ...retries, deleteAfterSeconds: day }, async (job) => {
    const { kind, queuedAt, data } = queued.parse(job.data)
    const known = { mail: job.id, kind }
    const delivery = await deliveries.of(job.id)
    if (delivery) {
      if (!delivery.sentAt) log.error(known, 'a mail was interrupted and may have been sent: not sent again')
      return
    }
    try {
      const mail = await composers.get(kind)?.(data)
      if (!mail) return
      await mailer.send({ id: job.id, queuedAt, mail }, () => deliveries.recordHandover(job.id, clock()))
      await deliveries.sent(job.id, clock())
    } catch (error) {
      if (!(error instanceof MailFailure)) {
        log.error({ ...known, err: error }, 'a mail could not be written or put away')
        throw error
      }
      const failure = { ...known, reason: withoutAddresses(error.message) }
      if (error.outcome === 'lost') {
        log.error(failure, 'the mail server did not say whether it took a mail: not sent again')
        return
      }
      await deliveries.forget(job.id)
      if (error.outcome === 'later') {
        log.warn(failure, 'a mail could not be sent yet')
        throw error
      }
      log.error(failure, 'the mail server refused a mail')
    }
  })

  const define: MailQueue['define'] = (kind, data, compose) => {
    composers.set(kind, (given) => compose(data.parse(given)))
    return (given, transaction) =>
      jobs.add(queue, { kind, queuedAt: clock().toISOString(), data: given }, transaction)
  }

  return {
    define,
    defineNotice: (kind, compose) => {
      const enqueue = define(kind, notice, async (sent) => {
        const to = await noticeRepository(database).recipient(sent.userId)
        return to && compose(to, sent)
      })
      return async (sent, transaction) => {
        const subject = noticeSubject(kind, sent.about)
        const isNew = await noticeRepository(transaction).add(sent.userId, subject, clock())
        if (isNew) await enqueue(sent, transaction)
      }
    },
    retention: async () => {
      const before = new Date(clock().getTime() - kept)
      await deliveries.removeBefore(before)
      await mailer.removeBefore(before)
    },
  }
}
