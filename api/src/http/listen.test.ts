import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a port that is taken is refused in words', async () => {
  const [first, second] = [Fastify(), Fastify()]
  await listen(first, { host: '127.0.0.1', port: 0 })
  const [address] = first.addresses()
  if (typeof address !== 'object') throw new Error('no port')
  const { port } = address
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(`A porta ${port} já está em uso.`)
  await first.close()
})
