import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
const lockFile = () => path.join(folder, 'database.lock')
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-lock-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

async function otherProcess(): Promise<{ pid: number; end: () => Promise<unknown> }> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const end = () => {
    other.kill('SIGKILL')
    return once(other, 'exit')
  }
  return { pid: other.pid ?? 0, end }
}

test('a lock names the process that holds it, and is gone when it lets go', async () => {
  const unlock = await lockFolder(folder)
  expect(fs.readFileSync(lockFile(), 'utf8')).toBe(String(process.pid))
  unlock()
  expect(fs.readdirSync(folder)).toEqual([])
})

test('a folder held by a living process is refused in words', async () => {
  const other = await otherProcess()
  fs.writeFileSync(lockFile(), String(other.pid))
  await expect(lockFolder(folder, 200)).rejects.toThrow(`já está em uso pelo processo ${other.pid}`)
  expect(fs.readdirSync(folder)).toEqual(['database.lock'])
  await other.end()
})

test('a folder is held once, also within one process', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder, 200)).rejects.toThrow(`processo ${process.pid}`)
  unlock()
})

test('a process that is just ending is waited for', async () => {
  const other = await otherProcess()
  fs.writeFileSync(lockFile(), String(other.pid))
  const taken = lockFolder(folder)
  await other.end()
  const unlock = await taken
  expect(fs.readFileSync(lockFile(), 'utf8')).toBe(String(process.pid))
  unlock()
})

test.each([
  [
    'a process that has ended',
    async () => {
      const other = await otherProcess()
      await other.end()
      return String(other.pid)
    },
  ],
  ['no process', async () => ''],
  ['an earlier process of the same id', async () => String(process.pid)],
])('a lock left by %s is cleared', async (_whose, content) => {
  fs.writeFileSync(lockFile(), await content())
  const unlock = await lockFolder(folder)
  expect(fs.readFileSync(lockFile(), 'utf8')).toBe(String(process.pid))
  unlock()
})

test('a lock from before the machine was started is cleared, also if another process has its id now', async () => {
  const other = await otherProcess()
  fs.writeFileSync(lockFile(), String(other.pid))
  fs.utimesSync(lockFile(), 0, Date.now() / 1000 - os.uptime() - 60)
  const unlock = await lockFolder(folder)
  unlock()
  await other.end()
})
