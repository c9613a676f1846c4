import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../root.mjs'

/** The most lines of a function, from its first to its last. */
const most = 80

/** The functions that are longer, outside of tests, by file and line. */
export function longFunctions(workspaces) {
  const files = globSync(`{${[...workspaces, 'scripts']}}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/*.{test,spec}.{ts,tsx}'],
  })
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (text.split('\n').length <= most) return []
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const lineAt = (place) => source.getLineAndCharacterOfPosition(place).line + 1
    const found = []
    const visit = (node) => {
      const [first, last] = [lineAt(node.getStart()), lineAt(node.end)]
      if (last - first < most) return
      if (ts.isFunctionLike(node)) found.push(`${file}:${first} is a function of ${last - first + 1} lines`)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}
