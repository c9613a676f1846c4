// Loaded into every process of a test run. Node reads a whole package.json again for each import of the package and
// for the format of each of its modules. The one of drizzle-orm has 180 kB, and reading it takes a third of the time
// of the product's start.
import module from 'node:module'

const inside = /\/node_modules\/drizzle-orm\//
const resolved = new Map()

module.registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (!conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.') && inside.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    if (!resolved.has(specifier)) resolved.set(specifier, next(specifier, context))
    return { ...resolved.get(specifier), shortCircuit: true }
  },
})
