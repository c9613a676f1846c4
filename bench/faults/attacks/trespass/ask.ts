import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { sessionHeaders } from '@vendaclara/testing/session'

interface Asked {
  /** The address of this machine that the request comes from, each a network of its own. */
  from?: string
  token?: string
  cookie?: string
  headers?: Record<string, string>
  body?: object
}
export interface Answered {
  status: number
  cookie: string
  json: Record<string, unknown>
}

/** Asks a product, as `POST /user/login`. */
export function ask(origin: string | undefined, call: string, asked: Asked = {}): Promise<Answered> {
  const { from = '127.0.0.1', token, cookie, headers, body } = asked
  const [method, path] = call.split(' ')
  const all: Record<string, string> = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token !== undefined && sessionHeaders(token)),
    ...(cookie !== undefined && { cookie }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { method, headers: all, localAddress: from, agent: false })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const given = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      const answered = (read: unknown) => ({
        status: answer.statusCode ?? 0,
        cookie: given,
        json: read as Answered['json'],
      })
      json(answer).then((read) => resolve(answered(read)), reject)
    })
    sent.end(body && JSON.stringify(body))
  })
}

/** One of 64,000 networks of this machine. */
export const network = (index: number) => `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`
