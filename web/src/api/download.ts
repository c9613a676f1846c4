import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { z } from 'zod'
import { ConnectionProblem } from './connection-problem.ts'
import { type CallArguments, sendRequest } from './send-request.ts'

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
