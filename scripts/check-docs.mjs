import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const documents = globSync(['*.md', 'docs/**/*.md', 'samples/**/*.md'], { cwd: root })
const citedInCode = /`(\w[\w.-]*(?:\/[\w.-]+)+\/?)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
const lost = []

for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  for (const [, path] of text.matchAll(linked)) {
    if (!existsSync(join(root, dirname(document), path))) lost.push(`${document}: ${path}`)
  }
  for (const [, path] of text.matchAll(citedInCode)) {
    const top = path.split('/')[0]
    if (existsSync(join(root, top)) && !existsSync(join(root, path))) lost.push(`${document}: ${path}`)
  }
}

for (const line of lost) console.log(`This path is gone: ${line}`)
console.log(`${documents.length} documents read`)
process.exitCode = lost.length === 0 && documents.length > 0 ? 0 : 1
