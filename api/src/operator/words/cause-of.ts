import { StartFailure } from '../../config/start-failure.ts'
import { isOutOfReach } from '../../database/failures/database-failure.ts'
import { BackupProblem } from '../backup/texts.ts'
import { CommandProblem } from '../command.ts'
import { causes } from '../texts.ts'

/**
 * Why something failed, in words for the operator: the kind of failure and the place, but nothing that is stored, which
 * the driver and the database put into their messages.
 */
export function causeOf(error: unknown): string {
  if ([BackupProblem, CommandProblem, StartFailure].some((kind) => error instanceof kind)) {
    return (error as Error).message
  }
  const root = (error instanceof Error ? (error.cause ?? error) : error) as Partial<Record<string, unknown>>
  const code = typeof root?.code === 'string' ? root.code : ''
  const known = causes.database[code]
  if (known !== undefined) return known
  if (isOutOfReach(error)) return causes.outOfReach(code)
  if (isSqlState(code)) return causes.refused(code, textOf(root.table))
  if (typeof root?.syscall === 'string') return causes.system(code, textOf(root.path))
  return causes.unexpected([root?.constructor?.name ?? typeof root, code].filter(Boolean).join(' '))
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
