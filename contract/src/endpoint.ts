import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: `anyone`, or someone with a `session`. `tools` is for writing with a tool: a session with a
 * confirmed e-mail (otherwise 403) and then a trial or an active subscription (otherwise 402).
 */
export type Access = 'anyone' | 'session' | 'tools'

/**
 * One call of the API. The server binds a handler to it and the browser calls it; both take their types from it.
 *
 * - `path` follows the API base `/api`; `:name` marks a parameter.
 * - `answer` also removes fields that it does not name, so that nothing leaves the server by accident.
 * - `bodyLimit` is in bytes, decompressed; 16 KiB if absent. Only calls for `tools` may have one.
 * - Of bodies over 256 KiB, compressed ones of calls with a `bodyLimit`, and calls with a `largeAnswer`, one is served
 *   per account at a time. The others wait, or are answered with 503 `busy`. A large answer is read and sent `in
 *   pieces`, or read `whole` and sent in pieces.
 * - `file` is the media type if the answer is a file instead of JSON.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
  readonly access: Allowed
  readonly bodyLimit?: number
  readonly largeAnswer?: 'in pieces' | 'whole'
  readonly file?: string
}

/** The most bytes that any call takes as its body. */
export const largestBody = 4 * 1024 * 1024

type Absent = z.ZodUndefined

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<
  Params extends z.ZodType = Absent,
  Query extends z.ZodType = Absent,
  Body extends z.ZodType = Absent,
  Answer extends z.ZodType = z.ZodType,
  const Allowed extends Access = Access,
>(
  description: Endpoint<Params, Query, Body, Answer, Allowed>,
): Endpoint<Params, Query, Body, Answer, Allowed> {
  return description
}
