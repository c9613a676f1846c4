import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of a file of `samples/`, as a seller would pick it. */
export function sample(path: string): string {
  return fileURLToPath(new URL(`../../samples/${path}`, import.meta.url))
}

/** The known answer that lies beside a sample. */
export function knownAnswer<Answer>(path: string): Answer {
  return JSON.parse(readFileSync(sample(path), 'utf8'))
}
