import { expect, test } from 'vitest'
import { readProblem } from './read-problem.ts'

const answer = (status: number, body: string, headers = {}) => new Response(body, { status, headers })

test('a refusal of the contract keeps its words and its field', async () => {
  const body = JSON.stringify({ error: 'invalid_request', message: 'E-mail inválido.', field: 'email' })
  expect(await readProblem(answer(400, body))).toMatchObject({
    status: 400,
    code: 'invalid_request',
    message: 'E-mail inválido.',
    field: 'email',
  })
})

test('a server that asks to slow down says for how long', async () => {
  const body = JSON.stringify({ error: 'too_many_requests', message: 'Espere.' })
  expect((await readProblem(answer(429, body, { 'Retry-After': '12' }))).retryAfterSeconds).toBe(12)
})

test('the page of a proxy becomes words of our own', async () => {
  expect(await readProblem(answer(502, '<html>Bad Gateway</html>'))).toMatchObject({
    status: 502,
    code: 'unreadable_answer',
    message: 'O servidor respondeu algo inesperado. Atualize a página ou tente de novo em instantes.',
  })
})
