// Loaded before the processes of a test run. Node reads a package's whole package.json again for each import of it and for
// the format of each of its modules; drizzle-orm's has 180 kB, which takes a third of what the product's start costs.
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
