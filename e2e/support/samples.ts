import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'

/** The path of a file of `samples/`, as a seller would pick it. */
export function sample(path: string): string {
  return fileURLToPath(new URL(`../../samples/${path}`, import.meta.url))
}

/** The known answer that lies beside a sample. */
export function knownAnswer<Answer>(path: string): Answer {
  return JSON.parse(readFileSync(sample(path), 'utf8'))
}

/** The path of a large file a journey made: handed over as bytes it would pass through three processes as text. */
export function onDisk(name: string, content: string | Buffer): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  return path
}
