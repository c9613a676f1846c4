import { Refusal } from '../errors.ts'

/** The value of a JSON body; no body reads as undefined. */
export function parseJson(body: Buffer | undefined): unknown {
  if (!body) return undefined
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Refusal('invalid_request', { message: 'O corpo do pedido não é um JSON válido.' })
  }
}
