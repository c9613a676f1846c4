import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { z } from 'zod'
import { ConnectionProblem, unreadableAnswer } from './api-problem.ts'
import { authHeader, removeAuthToken, sessionMark } from './auth-token.ts'
import { buildUrl, compressedBody, encodeBody } from './build-request.ts'
import { announceSessionExpired, announceSessionOutdated } from './page-events.ts'
import { readProblem } from './read-problem.ts'

/** Makes a call of the contract and returns its answer, parsed by its schema. Throws as `sendRequest` does. */
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

/** The body of a successful answer, parsed by its schema. Throws an ApiProblem if it does not follow the schema. */
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

/** Downloads the file that an endpoint of the contract returns. Throws as `sendRequest` does. */
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
 * Sends a call of the contract and returns the successful response. Throws an ApiProblem if the server refuses, a
 * ConnectionProblem if it cannot be reached. A 401 ends the session of the whole page. A refusal because of an
 * unconfirmed e-mail or a missing subscription announces that the stored session is outdated. `compressed` is a body
 * from `compressJson`.
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
      'Content-Type': 'application/json',
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
