import { productVersion } from '../../config/product-version.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { lastMigration } from '../../database/migrate-database.ts'
import { backupsOf, folderOf } from '../backup/backup-folder.ts'
import { type Command, WrongUse } from '../command.ts'
import { type Parts, statesOf } from '../health/part-health.ts'
import { statusRepository } from './status.repository.ts'
import { problems, statusText } from './texts.ts'

interface Given {
  database: Database
  config: Pick<Config, 'backup' | 'dataDir' | 'databaseUrl'>
  parts: Parts
  clock: () => Date
}

/** The state of the product on one page of a terminal: versions, parts, queues, mails, backups. */
export function statusCommand({ database, config, parts, clock }: Given): Command {
  const repository = statusRepository(database)
  const folder = folderOf(config)
  return {
    words: ['status'],
    takes: '',
    run: async ([superfluous]) => {
      if (superfluous !== undefined) throw new WrongUse(problems.takesNothing)
      const now = clock()
      const [stored, queues, schema, [newestBackup]] = await Promise.all([
        repository.database(now),
        repository.queues(),
        lastMigration(database),
        backupsOf(folder),
      ])
      return statusText({
        now,
        version: productVersion,
        node: process.version,
        upSeconds: process.uptime(),
        memory: process.memoryUsage.rss(),
        stored,
        queues,
        schema,
        isEmbedded: config.databaseUrl === undefined,
        parts: statesOf(parts),
        newestBackup,
        folder,
        isNightly: config.backup.folder !== undefined,
      })
    },
  }
}
