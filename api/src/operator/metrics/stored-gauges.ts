import { setTimeout as pause } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { type Database, poolOf } from '../../database/database.ts'
import { isWritable } from '../../database/failures/database-failure.ts'
import { backupsOf, folderOf } from '../backup/backup-folder.ts'
import { type Parts, statesOf } from '../health/part-health.ts'
import { type DatabaseState, type QueueState, statusRepository } from '../status/status.repository.ts'

interface Given {
  registry: Registry
  database: Database
  config: Pick<Config, 'backup' | 'dataDir'>
  parts: Parts
}

/** In milliseconds, shorter than the timeout of scrapers. The embedded database answers no query during a backup. */
const longestAsking = 3000
const jobStates = ['ready', 'later', 'active', 'failed'] as const

/**
 * Figures of the database, the parts and the backups that are read on request. Those of the database are left out
 * while it does not answer, because an old figure would hide that.
 */
export function storedGauges({ registry, database, config, parts }: Given): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `vendaclara_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('database_up', 'Whether the database answered and takes writes, 1 or 0')
  const connections = gauge('database_connections', 'Connections of this process', ['state'])
  const waiting = gauge('database_waiting', 'Statements that wait for a connection of this process')
  const jobs = gauge('queue_jobs', 'Jobs of a queue: ready, for later, active, failed for good', [
    'queue',
    'state',
  ])
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest job of a queue is ready', ['queue'])
  const bytes = gauge('database_bytes', 'Size of the database')
  const accounts = gauge('accounts', 'Accounts')
  const interrupted = gauge('mails_interrupted', 'Mails that the server may or may not have taken')
  const lastMail = gauge('mail_last_timestamp_seconds', 'When a mail was delivered last; 0: never')
  const lastWebhook = gauge('webhook_last_timestamp_seconds', 'When a webhook came last; 0: never')
  const partUp = gauge('part_up', 'Whether a part worked when it was asked last, 1 or 0', ['part'])
  const partHeard = gauge('part_heard_seconds', 'How long ago that was', ['part'])
  const nightly = gauge('backup_nightly', 'Whether a backup is made each night, 1 or 0')
  const lastBackup = gauge('backup_last_timestamp_seconds', 'When the newest backup was made; 0 without one')
  const backupBytes = gauge('backup_last_bytes', 'Size of the newest backup')
  const ofDatabase = [jobs, oldest, bytes, accounts, interrupted, lastMail, lastWebhook]
  const repository = statusRepository(database)

  function showQueues(queues: readonly QueueState[], now: Date): void {
    for (const { name: queue, oldest: since, ...counts } of queues) {
      for (const state of jobStates) jobs.set({ queue, state }, counts[state])
      oldest.set({ queue }, since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000))
    }
  }

  function showStored(stored: DatabaseState): void {
    bytes.set(stored.bytes)
    accounts.set(stored.accounts)
    interrupted.set(stored.interruptedMails)
    if (stored.lastMail) lastMail.set(stored.lastMail.getTime() / 1000)
    if (stored.lastWebhook) lastWebhook.set(stored.lastWebhook.getTime() / 1000)
  }

  async function askDatabase(): Promise<void> {
    const now = new Date()
    const all = [repository.queues(), repository.database(now), isWritable(database)] as const
    const asked = Promise.all(all).catch(() => undefined)
    const answer = await Promise.race([asked, pause(longestAsking, undefined, { ref: false })])
    for (const one of ofDatabase) one.reset()
    up.set(answer?.[2] ? 1 : 0)
    if (!answer) return
    showQueues(answer[0], now)
    showStored(answer[1])
  }

  async function lookAtBackups(): Promise<void> {
    const [newest] = await backupsOf(folderOf(config)).catch(() => [])
    nightly.set(config.backup.folder === undefined ? 0 : 1)
    lastBackup.set(newest ? newest.at.getTime() / 1000 : 0)
    backupBytes.set(newest?.bytes ?? 0)
  }

  return async () => {
    const { totalCount, idleCount, waitingCount } = poolOf(database)
    connections.set({ state: 'busy' }, totalCount - idleCount)
    connections.set({ state: 'idle' }, idleCount)
    waiting.set(waitingCount)
    for (const [part, { status, secondsAgo }] of Object.entries(statesOf(parts))) {
      if (secondsAgo === null) continue
      partUp.set({ part }, status === 'ok' ? 1 : 0)
      partHeard.set({ part }, secondsAgo)
    }
    await Promise.all([askDatabase(), lookAtBackups()])
  }
}
