import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StartFailure } from '../config/start-failure.ts'
import type { Config } from '../config.ts'
import type { Command } from './command.ts'
import { operatorAddress } from './operator-address.ts'
import { runCommand } from './run-command.ts'
import { problems } from './texts.ts'
import { causeOf } from './words/cause-of.ts'
import { linesOf } from './words/printable.ts'

/** The shortest limit of all systems, in bytes including the final zero. */
const longestPath = 104
const onlyOwner = 0o177
const typed = z.array(z.string()).max(20)

interface Parts {
  dataDir: string
  commands: readonly Command[]
  log: FastifyBaseLogger
}

/** Makes the features' commands available at a terminal while the product runs. */
export async function startOperator(app: FastifyInstance, config: Config): Promise<void> {
  const { operatorCommands: commands, log } = app
  app.addHook('preClose', await openSocket({ dataDir: config.dataDir, commands, log }))
}

/**
 * Listens for the operator's commands; only the same system user can open the socket. If two processes share the
 * folder, only the first one listens.
 */
async function openSocket({ dataDir, commands, log }: Parts): Promise<() => Promise<void>> {
  const file = operatorAddress(dataDir)
  if (Buffer.byteLength(file) >= longestPath) {
    throw new StartFailure(problems.longPath(file))
  }
  if (await isAnswered(file)) {
    log.info('another process of the product listens for the operator')
    return async () => {}
  }
  // Left by a killed process; a Windows pipe disappears with its process.
  if (path.dirname(file) === dataDir) fs.rmSync(file, { force: true })
  const server = http.createServer((request, response) => {
    answer({ commands, log }, request, response).catch((err) => {
      log.error({ err }, 'a command of the operator failed')
      response.writeHead(500).end(linesOf(problems.failed(causeOf(err))))
    })
  })
  const before = process.umask(onlyOwner)
  server.listen(file)
  process.umask(before)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

async function answer(
  { commands, log }: Pick<Parts, 'commands' | 'log'>,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { success, data: words } = typed.safeParse(JSON.parse(String(await buffer(request))))
  if (!success) {
    response.writeHead(400).end(problems.tooMuch)
    return
  }
  const { text, isDone } = await runCommand(commands, words)
  const outcome = isDone ? 'ok' : 'refused'
  log.info(
    { security: { event: 'operator', outcome, detail: words.slice(0, 2).join(' ') } },
    'security event',
  )
  response.writeHead(isDone ? 200 : 400, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

async function isAnswered(file: string): Promise<boolean> {
  const probe = net.connect(file)
  try {
    await once(probe, 'connect')
    return true
  } catch {
    return false
  } finally {
    probe.destroy()
  }
}
