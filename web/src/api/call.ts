import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { z } from 'zod'
import { ConnectionProblem, unreadableAnswer } from './api-problem.ts'
import { authHeader, removeAuthToken, sessionMark } from './auth-token.ts'
import { buildUrl, compressedBody, encodeBody } from './build-request.ts'
import { readProblem } from './read-problem.ts'
import { announceSessionExpired, announceSessionOutdated } from './session-events.ts'

/** Makes one call of the contract and answers what its schema says; fails as `sendRequest` does. */
export async function call<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  args: CallArguments<Params, Query, Body>,
): Promise<z.output<Answer>> {
  return readAnswer(endpoint.answer, await sendRequest(endpoint, args))
}

/** The body of a successful answer as its schema says; anything else is a problem of its own. */
async function readAnswer<Answer extends z.ZodType>(
  answer: Answer,
  response: Response,
): Promise<z.output<Answer>> {
  const text = await response.text().catch((error: unknown) => {
    throw new ConnectionProblem(error)
  })
  try {
    return answer.parse(JSON.parse(text))
  } catch (cause) {
    throw unreadableAnswer(response.status, cause)
  }
}

/** Fetches the file that an endpoint of the contract answers; fails as `sendRequest` does. */
export async function download<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Answer>, args: CallArguments<Params, Query, Body>): Promise<Blob> {
  const response = await sendRequest(endpoint, args)
  return response.blob().catch((error: unknown) => {
    throw new ConnectionProblem(error)
  })
}

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema> ? { [Key in Name]?: z.input<Schema> } : { [Key in Name]: z.input<Schema> }

type CallArguments<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Part<
  'params',
  Params
> &
  Part<'query', Query> &
  (Part<'body', Body> | { compressed: Blob }) & { signal?: AbortSignal | undefined }

/**
 * Sends one call of the contract and answers what came back well. Throws an ApiProblem when the server refuses,
 * a ConnectionProblem when it is not reached. A 401 ends the session for the whole page; a refusal for want of a
 * confirmed e-mail or of a subscription says that the session at hand is outdated. `compressed` is a body that
 * `compressJson` has written already.
 */
async function sendRequest<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  args: CallArguments<Params, Query, Body>,
): Promise<Response> {
  const { params, query, body, compressed, signal } = args as Partial<
    Record<'params' | 'query' | 'body', unknown>
  > & { compressed?: Blob; signal?: AbortSignal }
  const session = sessionMark()
  const carried = authHeader()
  const encoded = compressed
    ? compressedBody(compressed)
    : body === undefined
      ? undefined
      : await encodeBody(body)
  const response = await reach(buildUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      Accept: endpoint.file ?? 'application/json',
      ...carried,
      ...encoded?.headers,
    },
    ...(encoded ? { body: encoded.body } : {}),
    ...(signal ? { signal } : {}),
  })
  if (response.ok) return response
  const isRefused = response.status === 401 && (session !== null || endpoint.access !== 'anyone')
  if (isRefused && session === sessionMark()) {
    removeAuthToken()
    announceSessionExpired()
  }
  const problem = await readProblem(response)
  if (problem.code === 'email_not_confirmed' || problem.code === 'subscription_required') {
    announceSessionOutdated()
  }
  throw problem
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ConnectionProblem(error)
  }
}
