import { expect, test } from 'vitest'
import { FilesStore } from './files-state.ts'
import type { PendingFile } from './unsaved-files.ts'

const file = { key: 'A', slot: 'orders', replaces: [] } as unknown as PendingFile
const refusal = { sentence: 'Este arquivo…' }

test('a refused file leaves what was read before, and its sentence goes with the next try', () => {
  const files = new FilesStore()
  files.change({ pending: [file], gone: ['7'] })
  files.begin('orders', 'reading')
  files.note('orders', { refusal })
  files.end('orders')
  expect(files.state).toMatchObject({ pending: [file], gone: ['7'], orders: { refusal } })
  files.begin('orders', 'saving')
  expect(files.state.orders).toEqual({ stage: 'saving', refusal })
  files.begin('orders', 'reading')
  expect(files.state.orders).toEqual({ stage: 'reading' })
})

test('each slot has its own stage, and a failed save is shown until the next work begins', () => {
  const files = new FilesStore()
  files.begin('orders', 'saving')
  files.begin('income', 'queued')
  files.change({ pending: [file], saveFailure: 'Sem conexão' })
  files.end('orders')
  expect(files.state).toMatchObject({ orders: {}, income: { stage: 'queued' }, saveFailure: 'Sem conexão' })
  files.begin('income', 'reading')
  expect(files.state.saveFailure).toBeNull()
  files.discard()
  expect(files.state).toMatchObject({ pending: [], gone: [], income: { stage: 'reading' } })
})
