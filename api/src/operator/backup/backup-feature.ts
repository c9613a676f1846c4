import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type Command, CommandProblem, WrongUse } from '../command.ts'
import { addBackup, backupsOf, folderOf, keepNewest } from './backup-folder.ts'
import { BackupProblem, problems, results } from './texts.ts'

interface Parts {
  database: Database
  config: Pick<Config, 'backup' | 'dataDir'>
  jobs: Jobs
  clock: () => Date
  log: FastifyBaseLogger
}

/** Backups of the database: each night if `BACKUP_DIR` is set, and whenever the operator asks for one. */
export function backupFeature({ database, config, jobs, clock, log }: Parts): Command[] {
  const { folder: nightly, keep, lock } = config.backup
  const folder = folderOf(config)
  const make = () => addBackup({ database, folder, lock, now: clock() })
  if (nightly !== undefined) {
    jobs.daily('backup', { hour: 2, minute: 0, longestHours: 6 }, async () => {
      const { name, bytes } = await make()
      await keepNewest(folder, keep)
      log.info({ name, bytes }, 'a backup was made')
    })
  }
  return [
    {
      words: ['backup'],
      takes: '',
      run: async ([superfluous]) => {
        if (superfluous !== undefined) throw new WrongUse(problems.takesNothing)
        return results.made(folder, await make().catch(inWords))
      },
    },
    {
      words: ['backup', 'list'],
      takes: '',
      run: async () => results.listed(folder, await backupsOf(folder)),
    },
  ]
}

function inWords(error: unknown): never {
  throw error instanceof BackupProblem ? new CommandProblem(error.message) : error
}
