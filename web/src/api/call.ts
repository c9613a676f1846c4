import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { z } from 'zod'
import { readAnswer } from './read-answer.ts'
import { type CallArguments, sendRequest } from './send-request.ts'

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
