import type { z } from 'zod'
import { GatewayFailure } from '../gateway-failure.ts'
import { errorAnswer } from './asaas-answers.ts'

/** The timeout that Asaas recommends, so that a charge is not made twice. */
const patience = 60_000
/** A page of charges has some hundred kilobytes. */
const mostBytes = 4 * 1024 * 1024
/** Errors before anything was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Ask = <Schema extends z.ZodType>(
  method: Method,
  path: string,
  answer: Schema,
  body?: object,
  deadline?: AbortSignal,
) => Promise<z.output<Schema>>

/** The time that one question may take, with all calls that it needs. */
export const newDeadline = (): AbortSignal => AbortSignal.timeout(patience)

/** Makes calls of the Asaas API. No failure contains anything that was sent. */
export function askAsaas({ url, apiKey }: { url: () => string | undefined; apiKey: string }): Ask {
  return async (method, path, schema, body, deadline = newDeadline()) => {
    const base = url()
    if (base === undefined) throw new GatewayFailure('unavailable', 'the gateway has no address yet')
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        access_token: apiKey,
        'user-agent': 'Vendaclara',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: deadline,
    }).catch((error: unknown) => {
      throw failureOf(error)
    })
    const { status } = response
    const content = await contentOf(response)
    if (!response.ok) throw refusalOf(status, content)
    const parsed = schema.safeParse(content)
    if (parsed.success) return parsed.data
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new GatewayFailure(
      'unknown',
      `the gateway's answer to ${method} ${path} is not as documented: ${where}`,
    )
  }
}

/** Undefined if it is no JSON, is too large, or does not end in time. */
async function contentOf({ body }: Response): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of body ?? []) {
      bytes += piece.length
      if (bytes > mostBytes) return undefined
      pieces.push(piece)
    }
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return undefined
  }
}

function failureOf(error: unknown): GatewayFailure {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  const code = typeof cause?.code === 'string' ? cause.code : error instanceof Error ? error.name : 'failed'
  return new GatewayFailure(
    neverSent.has(code) ? 'unavailable' : 'unknown',
    `the gateway did not answer: ${code}`,
  )
}

function refusalOf(status: number, content: unknown): GatewayFailure {
  const read = errorAnswer.safeParse(content)
  const [first] = read.success ? read.data.errors : []
  if (status === 429 || status === 401 || status === 403) {
    return new GatewayFailure(
      'unavailable',
      `the gateway refuses to be asked: ${status} ${first?.code ?? ''}`,
    )
  }
  if (status === 404) return new GatewayFailure('missing', 'the gateway does not know it', first?.code)
  if (status >= 400 && status < 500) {
    return new GatewayFailure('refused', withoutNumbers(first?.description ?? ''), first?.code)
  }
  return new GatewayFailure('unknown', `the gateway failed: ${status}`)
}

/** The text of a refusal is shown to people, and may repeat the refused card number. */
function withoutNumbers(description: string): string {
  return description.replace(/\d(?:[ .-]?\d){11,}/g, '…')
}
