import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { z } from 'zod'
import { readAuthToken, removeAuthToken } from './auth-token.ts'
import { buildUrl } from './build-url.ts'
import { ConnectionProblem } from './connection-problem.ts'
import { encodeBody } from './encode-body.ts'
import { readAnswer } from './read-answer.ts'
import { readProblem } from './read-problem.ts'
import { announceSessionExpired } from './session-expiry.ts'

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema> ? { [Key in Name]?: z.input<Schema> } : { [Key in Name]: z.input<Schema> }

type CallArguments<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Part<
  'params',
  Params
> &
  Part<'query', Query> &
  Part<'body', Body> & { signal?: AbortSignal | undefined }

/**
 * Makes one call of the contract and answers what its schema says. Throws an ApiProblem when the server refuses,
 * a ConnectionProblem when it is not reached. A 401 ends the session for the whole page.
 */
export async function call<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  args: CallArguments<Params, Query, Body>,
): Promise<z.output<Answer>> {
  const { params, query, body, signal } = args as Partial<Record<'params' | 'query' | 'body', unknown>> & {
    signal?: AbortSignal
  }
  const token = readAuthToken()
  const encoded = body === undefined ? undefined : await encodeBody(body)
  const response = await reach(buildUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...encoded?.headers,
    },
    ...(encoded ? { body: encoded.body } : {}),
    ...(signal ? { signal } : {}),
  })
  if (response.ok) return readAnswer(endpoint.answer, response)
  if (response.status === 401 && token !== null && token === readAuthToken()) {
    removeAuthToken()
    announceSessionExpired()
  }
  throw await readProblem(response)
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ConnectionProblem(error)
  }
}
