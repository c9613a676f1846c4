import type { BackupFile } from '../backup/backup-folder.ts'
import type { PartState, Parts } from '../health/part-health.ts'
import { sizeOf } from '../texts.ts'
import type { DatabaseState, QueueState } from './status.repository.ts'

interface Status {
  now: Date
  version: string
  node: string
  upSeconds: number
  memory: number
  stored: DatabaseState
  queues: readonly QueueState[]
  schema: string | undefined
  isEmbedded: boolean
  parts: Record<keyof Parts, PartState>
  newestBackup: BackupFile | undefined
  folder: string
  isNightly: boolean
}

export const problems = { takesNothing: 'Aqui não se escreve mais nada: npm run admin -- status' }

const partNames: Record<keyof Parts, string> = {
  database: 'banco',
  jobs: 'tarefas',
  mail: 'e-mail',
  gateway: 'pagamentos',
}
const partOrder = ['database', 'jobs', 'mail', 'gateway'] as const
const states = { ok: 'ok', failing: 'FALHANDO', unused: 'ainda sem uso' }

export function statusText(status: Status): string {
  const { now, version, node, upSeconds, memory, stored, schema, isEmbedded } = status
  return [
    `Vendaclara ${version}, Node ${node.slice(1)}, no ar há ${ago(upSeconds)}, ${sizeOf(memory)} de memória`,
    `Banco:   PostgreSQL ${stored.version}${isEmbedded ? ' embutido' : ''}, esquema ${schema ?? 'de outra versão'}, ${sizeOf(stored.bytes)}, contas: ${count(stored.accounts)}`,
    `Partes:  ${partOrder.map((part) => partText(partNames[part], status.parts[part])).join(' · ')}`,
    `E-mails: ${last('último entregue', now, stored.lastMail)}${interrupted(stored.interruptedMails)}`,
    `Avisos do gateway: ${last('último', now, stored.lastWebhook)}`,
    `Cópias:  ${backupText(status)}`,
    ...queueTable(status),
  ].join('\n')
}

function partText(name: string, { status, secondsAgo }: PartState): string {
  const when = secondsAgo === null ? '' : ` (há ${ago(secondsAgo)})`
  return `${name} ${states[status]}${when}`
}

function last(what: string, now: Date, time: Date | null): string {
  return time === null ? 'nenhum ainda' : `${what} há ${ago((now.getTime() - time.getTime()) / 1000)}`
}

function interrupted(mails: number): string {
  return mails === 0 ? '' : `; sem resposta do servidor: ${count(mails)} (não são reenviados)`
}

function backupText({ now, newestBackup, folder, isNightly }: Status): string {
  const nightly = isNightly ? '' : '; sem BACKUP_DIR nenhuma é feita à noite'
  if (!newestBackup) return `nenhuma em ${folder}${nightly}`
  const { name, at, bytes } = newestBackup
  return `${name}, há ${ago((now.getTime() - at.getTime()) / 1000)}, ${sizeOf(bytes)}, em ${folder}${nightly}`
}

function queueTable({ now, queues }: Status): string[] {
  if (queues.length === 0) return ['Filas:   nada à espera']
  const width = Math.max(...queues.map(({ name }) => name.length), 5)
  const row = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join('')}`
  return [
    'Filas:',
    row('', ['à espera', 'mais tarde', 'em curso', 'falhadas', 'mais antiga']),
    ...queues.map(({ name, oldest, ...counts }) =>
      row(name, [
        ...[counts.ready, counts.later, counts.active, counts.failed].map(count),
        oldest === null ? '–' : ago((now.getTime() - oldest.getTime()) / 1000),
      ]),
    ),
  ]
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const

function ago(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['s', 1] as const)
  return `${Math.max(0, Math.floor(seconds / length))} ${unit}`
}

const count = (value: number) => value.toLocaleString('pt-BR')
