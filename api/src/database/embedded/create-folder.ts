import fs from 'node:fs'
import path from 'node:path'
import { openFolder } from './open-folder.ts'

/** Makes the database folder whole or not at all: built beside its place, forced to disk, then renamed into it. */
export async function createFolder(folder: string): Promise<void> {
  const building = `${folder}.building`
  fs.rmSync(building, { recursive: true, force: true })
  fs.mkdirSync(building, { mode: 0o700, recursive: true })
  const database = await openFolder(building)
  await database.close()
  for (const name of fs.readdirSync(building, { recursive: true, encoding: 'utf8' })) {
    forceToDisk(path.join(building, name))
  }
  forceToDisk(building)
  fs.renameSync(building, folder)
  forceToDisk(path.dirname(folder))
}

function forceToDisk(name: string): void {
  // Windows cannot open a directory, and needs write access to flush a file.
  const isDirectory = fs.statSync(name).isDirectory()
  if (isDirectory && process.platform === 'win32') return
  const file = fs.openSync(name, isDirectory ? 'r' : 'r+')
  try {
    fs.fsyncSync(file)
  } finally {
    fs.closeSync(file)
  }
}
