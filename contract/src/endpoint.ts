import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: `anyone`; whoever has a `session`; or, for what a tool writes (`tools`), a session with a
 * confirmed e-mail (else 403) and, checked second, a trial or an active subscription (else 402).
 */
export type Access = 'anyone' | 'session' | 'tools'

/**
 * One call of the API: the server binds a handler to it, the browser calls it, and both are typed by it.
 * `path` stands behind the API base `/api`; `:name` marks a parameter. `answer` also strips what it does not
 * name, so that nothing leaves the server by accident. `bodyLimit` is in bytes, inflated; without it 1 MiB holds.
 * Of those with a `bodyLimit`, and of those that answer much, one is served per account at a time; the others wait, or answer 503 `busy`.
 * `sums` says of lists of the body what their rows add up to, which a handler gets beside a large body's bytes.
 * An endpoint with `file` answers a file of that media type instead of JSON.
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
  readonly hasLargeAnswer?: true
  readonly sums?: Readonly<Record<string, (row: never) => number>>
  readonly file?: string
}

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
