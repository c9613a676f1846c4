import { expect, test } from 'vitest'
import { FilesStore } from './files-state.ts'

const refusal = { sentence: 'Este arquivo…' }

test('the sentence of a refused file goes with the next try', () => {
  const files = new FilesStore()
  files.begin('orders', 'reading')
  files.note('orders', { refusal })
  files.end('orders')
  expect(files.state.orders).toEqual({ refusal })
  files.begin('orders', 'saving')
  expect(files.state.orders).toEqual({ stage: 'saving', refusal })
  files.begin('orders', 'reading')
  expect(files.state.orders).toEqual({ stage: 'reading' })
})

test('each slot has its own stage, and a failed save is shown until the next work begins', () => {
  const files = new FilesStore()
  files.begin('orders', 'saving')
  files.begin('income', 'queued')
  files.change({ saveFailure: 'Sem conexão' })
  files.end('orders')
  expect(files.state).toMatchObject({ orders: {}, income: { stage: 'queued' }, saveFailure: 'Sem conexão' })
  files.begin('income', 'reading')
  expect(files.state.saveFailure).toBeNull()
  files.discard()
  expect(files.state).toEqual({ orders: {}, income: { stage: 'reading' }, saveFailure: null })
})
