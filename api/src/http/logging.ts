import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { destination } from 'pino'
import { type HasAnswered, logOutages } from './log-outages.ts'

type Logging = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>

const most = { text: 500, statement: 1000, stack: 3000, url: 300, causes: 4 }

/**
 * One line per request, without bodies, tokens or the query string, where links carry their secrets. No text in a
 * line is longer than some thousand characters or contains parameters of a statement.
 */
export function logging(level: string, hasAnswered: HasAnswered): Logging {
  return {
    level,
    hooks: { logMethod: logOutages(hasAnswered) },
    ...(level !== 'silent' && { stream: standardOutput() }),
    redact: ['req.headers.authorization'],
    serializers: {
      req: ({ method, url, ip }) => ({
        method,
        url: cut(url.replace(/\?.*/s, ''), most.url),
        remoteAddress: ip,
      }),
      err: (error) => describeError(error),
    },
    formatters: { log: (line) => ({ ...line, ...shortTexts(line) }) },
  }
}

let output: ReturnType<typeof destination> | undefined

/**
 * Lines are written in batches, at the latest after a moment and when the process ends. Writing each one by itself
 * slowed down requests.
 */
function standardOutput() {
  output ??= destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 200,
    // If no process reads the lines, further ones are dropped instead of filling the memory.
    maxLength: 16 * 1024 * 1024,
  })
  return output
}

/** Logs only the end of each request. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) request.log.error({ ...line, err: error }, 'request errored')
    else request.log.info(line, 'request completed')
  }
}

interface LoggedError {
  type: string
  message: string
  stack: string
  [key: string]: unknown
}

/**
 * What may be logged of an error and its causes. For a failed statement: its text, the code and the constraint, but
 * never the values, which the driver and the database put into their messages.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: '', stack: '' }
  const { message, stack, code, cause, query, params, constraint, table, column, routine } = error as Partial<
    Record<string, unknown>
  >
  const described = {
    type: cut(error.constructor?.name, most.text),
    code: cut(code, most.text) || undefined,
    stack: cut(framesOf(stack, message), most.stack),
    ...(cause !== undefined && depth < most.causes && { cause: describeError(cause, depth + 1) }),
  }
  if (params !== undefined) {
    return { ...described, message: 'a statement failed', statement: cut(query, most.statement) }
  }
  if (routine !== undefined) {
    return { ...described, message: 'the database refused', constraint, table, column, routine }
  }
  return { ...described, message: cut(message, most.text) }
}

/** The stack without its message. */
function framesOf(stack: unknown, message: unknown): string {
  if (typeof stack !== 'string' || typeof message !== 'string') return ''
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trimStart()
}

function shortTexts(line: object): Record<string, unknown> {
  const texts = Object.entries(line).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts.map(([name, text]) => [name, cut(text, most.text)]))
}

function cut(text: unknown, length: number): string {
  if (typeof text !== 'string') return ''
  return text.length > length ? `${text.slice(0, length)}…` : text
}
