import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packages = join(import.meta.dirname, '../../node_modules/@mantine')
const styles = join(packages, 'core/styles')
const sources = join(import.meta.dirname, '../src')

/** Fills `theme/mantine.css` with the styles of the components in use, in the order of Mantine's styles.css. */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith('/theme/mantine.css') ? usedStyles() : undefined),
  }
}

function usedStyles(): string {
  const used = classesInUse()
  const order = [...classesOf(readFileSync(join(styles, '../styles.css'), 'utf8'))]
  const components = readdirSync(styles)
    .filter((file) => !file.endsWith('.layer.css'))
    .map((file) => ({ file, classes: [...classesOf(readFileSync(join(styles, file), 'utf8'))] }))
    .filter(({ classes }) => classes.some((one) => used.has(one)))
    .map(({ file, classes }) => ({ file, place: Math.min(...classes.map((one) => order.indexOf(one))) }))
    .toSorted((one, other) => one.place - other.place)
  return ['baseline.css', 'default-css-variables.css', 'global.css', ...components.map(({ file }) => file)]
    .map((file) => `@import "@mantine/core/styles/${file}";\n`)
    .join('')
}

/** The classes of all components that the sources import, and of those that these import in turn. */
function classesInUse(): Set<string> {
  const found = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string): void => {
    if (visited.has(file)) return
    visited.add(file)
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.module.mjs')) for (const one of classesOf(text)) found.add(one)
    for (const [, names = '', from = ''] of text.matchAll(
      /(?:im|ex)port\s+([^'"]*?)\s+from\s+['"]([^'"]+)['"]/g,
    )) {
      if (from.startsWith('.') && file.startsWith(packages)) visit(join(file, '..', from))
      if (from.startsWith('@mantine/')) for (const one of filesOf(from, names)) visit(one)
    }
  }
  for (const file of globSync('**/*.{ts,tsx}', { cwd: sources })) visit(join(sources, file))
  return found
}

/** Where a package of Mantine has what is imported from it by these names. */
function filesOf(name: string, names: string): string[] {
  const index = join(packages, '..', name, 'esm/index.mjs')
  const wanted = new Set(names.match(/\w+/g))
  return [...readFileSync(index, 'utf8').matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)]
    .filter(([, all = '']) => all.match(/\w+/g)?.some((one) => wanted.has(one)))
    .map(([, , file = '']) => join(index, '..', file))
}

/** Mantine uses the same class names in its scripts and in its styles. */
function classesOf(text: string): Set<string> {
  return new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g))
}
