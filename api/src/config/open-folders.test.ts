import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFolders } from './open-folders.ts'

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-folders-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
const open = (dataDir: string, folder?: string) => {
  const told: string[] = []
  openFolders({ dataDir, backup: { folder } }, (sentence) => told.push(sentence))
  return told
}

test.skipIf(process.platform === 'win32')('what earlier versions left open to others is closed', () => {
  const folder = path.join(newFolder(), 'data')
  const place = (name: string) => path.join(folder, name)
  for (const name of ['database/base', 'mail', 'backups']) fs.mkdirSync(place(name), { recursive: true })
  const files = ['mail/2026-10-20.eml', 'backups/vendaclara-20261120T050000Z.backup', 'database-url']
  for (const name of files) fs.writeFileSync(place(name), 'x')
  for (const name of ['', 'mail', 'backups', 'database']) fs.chmodSync(place(name), 0o755)
  for (const name of files) fs.chmodSync(place(name), 0o644)
  const elsewhere = path.join(newFolder(), 'elsewhere')
  fs.writeFileSync(elsewhere, 'x', { mode: 0o644 })
  fs.symlinkSync(elsewhere, place('mail/elsewhere'))

  expect(open(folder)).toEqual([])
  const modes = ['', 'mail', 'backups', 'database', ...files.slice(0, 2)].map((name) =>
    (fs.statSync(place(name)).mode & 0o777).toString(8),
  )
  expect(modes).toEqual(['700', '700', '700', '700', '600', '600'])
  expect(fs.statSync(elsewhere).mode & 0o777).toBe(0o644)
})

test.skipIf(process.platform === 'win32')('a folder for all users of the machine stays theirs', () => {
  const folder = newFolder()
  fs.chmodSync(folder, 0o1777)
  open(folder)
  expect(fs.statSync(folder).mode & 0o7777).toBe(0o1777)
})

test.each(['DATA_DIR', 'BACKUP_DIR'])(
  'a %s with a file in its place or on its way is refused with the name of the variable',
  (name) => {
    const folder = newFolder()
    const file = path.join(folder, 'file')
    fs.writeFileSync(file, '')
    for (const place of [file, path.join(file, 'within')]) {
      const [dataDir, backup] = name === 'DATA_DIR' ? [place, undefined] : [folder, place]
      expect(() => open(dataDir, backup)).toThrow(
        new RegExp(`^${place} não pode ser uma pasta: há um arquivo .* com ${name}\\.$`),
      )
    }
  },
)
