import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { connectionLimits } from './slow-clients.ts'
import { strictServer } from './strict-server.ts'

test('a body in crumbs ends its connection, and the bodies of others stay whole', async () => {
  const bodies: string[] = []
  const server = strictServer(
    async (request, response) => {
      await text(request).then(
        (body) => void bodies.push(body),
        () => {},
      )
      response.end('ok')
    },
    { ...connectionLimits, keepAliveTimeout: 5000 },
  )
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  const crumbs = Array.from({ length: 20 }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.resume().write(head + '1\r\n \r\n'.repeat(10_000))
    await once(socket, 'close')
  })
  const whole = 'x'.repeat(100_000)
  const send = () =>
    fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: whole }).then((it) => it.text())
  const beside = await Promise.all(Array.from({ length: 20 }, send))
  await Promise.all(crumbs)
  const after = await Promise.all(Array.from({ length: 40 }, send))
  expect([...beside, ...after]).toEqual(Array(60).fill('ok'))
  expect(bodies).toEqual(Array(60).fill(whole))
})
