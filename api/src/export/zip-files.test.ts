import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

test('a small archive that is read late is whole', async () => {
  const archive = zipFiles([{ name: 'a.txt', content: () => ['Olá'] }], new Date('2026-11-20'))
  await pause(100)
  const bytes = await buffer(archive)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('a.txt')).toBe(true)
})
