import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the API: the server binds a handler to it, the browser calls it, and both are typed by it.
 * `path` stands behind the API base `/api`; `:name` marks a parameter. `answer` also strips what it does not
 * name, so that nothing leaves the server by accident. `bodyLimit` is in bytes, inflated; without it 1 MiB holds.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Access extends 'anyone' | 'session' = 'anyone' | 'session',
> {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
  readonly access: Access
  readonly bodyLimit?: number
}

type Absent = z.ZodUndefined

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<
  Params extends z.ZodType = Absent,
  Query extends z.ZodType = Absent,
  Body extends z.ZodType = Absent,
  Answer extends z.ZodType = z.ZodType,
  const Access extends 'anyone' | 'session' = 'anyone' | 'session',
>(description: Endpoint<Params, Query, Body, Answer, Access>): Endpoint<Params, Query, Body, Answer, Access> {
  return description
}
