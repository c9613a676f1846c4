import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sessionHeaders } from './session.ts'

const main = fileURLToPath(new URL('../../simulator/src/main.ts', import.meta.url))
const ready = /Vendaclara está em (\S+)/

/** The API key of the simulated gateway in every test. */
export const simulatorKey = 'chave-dos-testes'

const { NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
/** What all processes of a run share so that they start faster. */
export const commonEnvironment = { NODE_COMPILE_CACHE, NODE_OPTIONS }

/** The product in its own process, as `npm start` runs it. */
export class ServerProcess {
  readonly process: ChildProcess
  private written = ''

  constructor(environment: NodeJS.ProcessEnv) {
    this.process = spawn(process.execPath, [main], {
      env: { ...commonEnvironment, SIMULATOR_KEY: simulatorKey, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (text) => {
        this.written += text
      })
    }
  }

  /** Everything it has printed. */
  get output(): string {
    return this.written
  }

  /** Its address; undefined before it listens. */
  get origin(): string | undefined {
    return ready.exec(this.written)?.[1]
  }

  async listening(): Promise<this> {
    while (!ready.test(this.written)) {
      const { exitCode, signalCode } = this.process
      if (exitCode !== null || signalCode !== null) throw new Error(`${signalCode ?? ''} ${this.written}`)
      await new Promise((next) => setTimeout(next, 20))
    }
    return this
  }

  async call(method: string, url: string, { token, body }: { token?: string; body?: object } = {}) {
    const answer = await fetch(`${this.origin}/api${url}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && sessionHeaders(token)),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
  }

  /** Ends it and returns its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return this.process.exitCode
    this.process.kill(signal)
    const [code] = await once(this.process, 'exit')
    return code
  }
}
