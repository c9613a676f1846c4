import { expect, test } from 'vitest'
import { type ClosingFilesState, noFiles, reduceClosingFiles } from './closing-files-state.ts'
import type { PendingFile } from './unsaved-files.ts'

const file = { key: 'A', slot: 'orders', replaces: [] } as unknown as PendingFile
const read = { type: 'changed', pending: [file], gone: ['7'] } as const

const after = (...events: Parameters<typeof reduceClosingFiles>[1][]): ClosingFilesState =>
  events.reduce(reduceClosingFiles, noFiles)

test('a refused file leaves what was read before, and its sentence goes with the next try', () => {
  const refused = after(read, {
    type: 'refused',
    slot: 'orders',
    refused: { sentence: 'Este arquivo…' },
  })
  expect(refused).toMatchObject({
    pending: [file],
    gone: ['7'],
    refusals: { orders: { sentence: 'Este arquivo…' } },
  })
  const saving = reduceClosingFiles(refused, { type: 'stage', slot: 'orders', stage: 'saving' })
  expect(saving.refusals).toEqual({ orders: { sentence: 'Este arquivo…' } })
  const again = reduceClosingFiles(refused, { type: 'stage', slot: 'orders', stage: 'reading' })
  expect(again.refusals).toEqual({})
})

test('each file has its own stage, and a failed save is shown until the next work begins', () => {
  const failed = after(
    { type: 'stage', slot: 'orders', stage: 'saving' },
    { type: 'stage', slot: 'income', stage: 'queued' },
    { type: 'save-failed', message: 'Sem conexão' },
    { type: 'done', slot: 'orders' },
  )
  expect(failed).toMatchObject({ stages: { income: 'queued' }, saveFailure: 'Sem conexão' })
  expect(failed.stages).not.toHaveProperty('orders')
  const next = reduceClosingFiles(failed, { type: 'stage', slot: 'income', stage: 'reading' })
  expect(next.saveFailure).toBeNull()
})

test('what is discarded shows nothing of it any more', () => {
  expect(after(read, { type: 'discarded' })).toEqual(noFiles)
})
