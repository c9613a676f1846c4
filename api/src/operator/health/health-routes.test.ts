import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from './health-routes.ts'
import { newParts } from './part-health.ts'

test('many who ask whether it is ready put one question to the database', async () => {
  const answers: ((isReady: boolean) => void)[] = []
  const app = Fastify()
  healthRoutes(app, newParts(), () => new Promise((resolve) => answers.push(resolve)))
  const asked = async (isReady: boolean) => {
    const all = Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    while (answers.length === 0) await new Promise(setImmediate)
    await app.inject('/healthz')
    expect(answers).toHaveLength(1)
    answers.pop()?.(isReady)
    return new Set((await all).map(({ statusCode }) => statusCode))
  }
  expect(await asked(true)).toEqual(new Set([200]))
  expect(await asked(false)).toEqual(new Set([503]))
  await app.close()
})
