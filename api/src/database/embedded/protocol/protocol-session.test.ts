import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { ProtocolSession } from './protocol-session.ts'

const prepared = inject('prepared')
const dump = prepared.kind === 'dump' ? { loadDataDir: new Blob([fs.readFileSync(prepared.file)]) } : {}
const database = await PGlite.create(dump)
afterAll(() => database.close())

const text = new TextEncoder()
function message(type: string, body: string): Uint8Array {
  const content = text.encode(`${body}\0`)
  const bytes = new Uint8Array(5 + content.length)
  bytes.set(text.encode(type))
  new DataView(bytes.buffer).setInt32(1, 4 + content.length)
  bytes.set(content, 5)
  return bytes
}
function startup(): Uint8Array {
  const content = text.encode('user\0postgres\0database\0postgres\0\0')
  const bytes = new Uint8Array(8 + content.length)
  const view = new DataView(bytes.buffer)
  view.setInt32(0, bytes.length)
  view.setInt32(4, 196_608)
  bytes.set(content, 8)
  return bytes
}

function openSession(): { session: ProtocolSession; answered: () => string } {
  const answers: Uint8Array[] = []
  const session = new ProtocolSession(database, (bytes) => answers.push(bytes))
  return { session, answered: () => Buffer.concat(answers).toString('latin1') }
}

const conversation = [startup(), message('Q', "select 'first'"), message('Q', "select 'second'")]

test.each([1, 2, 3, 7, 1000])('messages cut into pieces of %i bytes are put together', async (size) => {
  const { session, answered } = openSession()
  const bytes = Buffer.concat(conversation)
  for (let start = 0; start < bytes.length; start += size) {
    await session.receive(bytes.subarray(start, start + size))
  }
  expect(answered()).toMatch(/first.*second/s)
})

test('what follows the startup in the same piece is not lost', async () => {
  const { session, answered } = openSession()
  await session.receive(Buffer.concat(conversation))
  expect(answered()).toMatch(/first.*second/s)
})

test('a message of 20 MB in small pieces is joined once, not with every piece', async () => {
  const { session, answered } = openSession()
  await session.receive(startup())
  const bytes = message('Q', `select length('${'x'.repeat(20_000_000)}')`)
  const joining = vi.spyOn(Buffer, 'concat')
  for (let start = 0; start < bytes.length; start += 16_384) {
    await session.receive(bytes.subarray(start, start + 16_384))
  }
  const joined = joining.mock.results.reduce((sum, { value }) => sum + value.length, 0)
  joining.mockRestore()
  expect(answered()).toContain('20000000')
  expect(joined).toBeLessThan(2 * bytes.length)
})

test('an answer that the database does not finish is an error, and no query waits for the rest of it', async () => {
  const { session } = openSession()
  await session.receive(startup())
  const unfinished = vi.spyOn(database, 'execProtocolRawStream').mockImplementation(async (_, options) => {
    options?.onRawData?.(message('E', 'SFATAL'))
  })
  onTestFinished(() => unfinished.mockRestore())
  await expect(session.receive(message('Q', "select 'first'"))).rejects.toThrow('did not finish')
})
