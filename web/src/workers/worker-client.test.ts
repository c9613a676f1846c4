import { expect, test, vi } from 'vitest'
import { NearWorker } from '../../test/near-worker.ts'
import { receivePieces, sendInPieces } from './pieces.ts'
import { type CarriedErrors, type Job, Transferring, WorkerProblem } from './worker-calls.ts'
import { inOwnWorker, WorkerClient } from './worker-client.ts'

class Refused extends Error {
  readonly line: number

  constructor(line: number) {
    super(`line ${line}`)
    this.line = line
  }
}

const errors: CarriedErrors = {
  write: (error) => (error instanceof Refused ? error.line : undefined),
  read: (line) => new Refused(line),
}

let stopped = 0
const calls = {
  double: (value: number) => value * 2,
  count: async (to: number, { report }: Job<number>) => {
    for (let at = 1; at <= to; at += 1) report(at)
    return 'counted'
  },
  refuse: (line: number) => Promise.reject(new Refused(line)),
  fail: () => {
    throw new TypeError('an unexpected error')
  },
  untilStopped: (_: unknown, { signal }: Job<never>) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped += 1
        reject(signal.reason)
      })
    }),
  stopped: () => stopped,
  forever: () => new Promise<never>(() => {}),
  bytes: (length: number) => {
    const bytes = new Uint8Array(length)
    return new Transferring(bytes, [bytes.buffer])
  },
  rows: (length: number) => {
    const rows = sendInPieces(Array.from({ length }, (_, row) => row))
    return new Transferring({ rows }, [rows])
  },
  sum: async (rows: MessagePort) => (await receivePieces<number>(rows)).reduce((sum, row) => sum + row, 0),
}

const options = { start: () => new NearWorker(calls, errors) as unknown as Worker, errors }
const open = (onEnd?: () => void) => new WorkerClient<typeof calls>({ ...options, onEnd })
const started = () => NearWorker.started.at(-1) as NearWorker

test('each call gets its own answer, in any order of the answers', async () => {
  const client = open()
  expect(
    await Promise.all([client.ask('double', 4), client.ask('count', 0), client.ask('double', 5)]),
  ).toEqual([8, 'counted', 10])
  client.end()
})

test('a call reports before it answers', async () => {
  const onReport = vi.fn()
  expect(
    await inOwnWorker(options, (client: WorkerClient<typeof calls>) => client.ask('count', 3, { onReport })),
  ).toBe('counted')
  expect(onReport.mock.calls).toEqual([[1], [2], [3]])
  expect(started().isEnded).toBe(true)
})

test('buffers are given away, and lists come and go in pieces', async () => {
  const client = open()
  expect(await client.ask('bytes', 3)).toEqual(new Uint8Array(3))
  const { rows } = await client.ask('rows', 1200)
  expect(await receivePieces(rows)).toHaveLength(1200)
  const sent = sendInPieces([1, 2, 3])
  expect(await client.ask('sum', sent, { transfer: [sent] })).toBe(6)
  client.end()
})

test('an error keeps its kind, and its worker goes on', async () => {
  const client = open()
  await expect(client.ask('refuse', 7)).rejects.toEqual(new Refused(7))
  await expect(client.ask('refuse', 7)).rejects.toBeInstanceOf(Refused)
  expect(started().isEnded).toBe(false)
  client.end()
})

test('an unexpected error ends the worker, and the next call starts another', async () => {
  const onEnd = vi.fn()
  const client = open(onEnd)
  await expect(client.ask('fail', undefined)).rejects.toMatchObject({
    name: 'WorkerProblem',
    kind: 'failed',
    message: 'an unexpected error',
  })
  const [failed] = [started(), expect(onEnd).toHaveBeenCalledOnce()]
  expect(failed.isEnded).toBe(true)
  expect(await client.ask('double', 1)).toBe(2)
  expect(started()).not.toBe(failed)
  client.end()
})

test('cancelling ends the worker and says why', async () => {
  const client = open()
  const giving = new AbortController()
  const asked = client.ask('forever', undefined, { signal: giving.signal })
  giving.abort(new Error('another file was chosen'))
  await expect(asked).rejects.toThrow('another file was chosen')
  expect(started().isEnded).toBe(true)
  await expect(client.ask('double', 1, { signal: giving.signal })).rejects.toThrow('another file was chosen')
})

test('a call that is told to stop throws why, and its worker goes on', async () => {
  const client = open()
  const giving = new AbortController()
  const asked = client.ask('untilStopped', undefined, { stop: giving.signal })
  giving.abort(new Error('no caller waits for it'))
  await expect(asked).rejects.toThrow('no caller waits for it')
  expect(started().isEnded).toBe(false)
  expect(await client.ask('stopped', undefined)).toBe(1)
  await expect(client.ask('double', 1, { stop: giving.signal })).rejects.toThrow('no caller waits for it')
  const tooLate = new AbortController()
  const doubled = client.ask('double', 2, { stop: tooLate.signal })
  tooLate.abort(new Error('too late'))
  expect(await doubled).toBe(4)
  client.end()
})

test.each([
  ['missing', (worker: NearWorker) => worker.onerror?.(new Event('error'))],
  [
    'failed',
    (worker: NearWorker) =>
      worker.onerror?.(Object.assign(new Event('error'), { error: new Error('broken') })),
  ],
  ['unreadable', (worker: NearWorker) => worker.onmessageerror?.()],
] as const)('a worker that is %s is said to be', async (kind, happen) => {
  const client = open()
  const asked = Promise.all([client.ask('forever', undefined), client.ask('forever', undefined)])
  happen(started())
  await expect(asked).rejects.toEqual(expect.objectContaining({ kind }))
  await expect(asked).rejects.toBeInstanceOf(WorkerProblem)
})
