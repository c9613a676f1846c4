import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
/** What is loaded before every tool. */
const ofTools = ['app/gates/loaders.ts', 'app/gates/gates.tsx', 'app/shell/protected-shell.tsx'].map(source)
/** Public screens, which should not load everything that the tools share. */
const open = [
  'app/pages/about-page.tsx',
  'features/pricing/screens/open-calculator.tsx',
  'features/subscription/checkout/plans/plan-prices.tsx',
  'features/account/sign-up-screen.tsx',
].map(source)

/**
 * The bundle for a module of our own that every tool needs. There are only two, because each file costs the browser
 * time. Null for other modules.
 */
export function sharedFile(): (id: string, context: Context) => string | null {
  let tools: ReadonlySet<string> | undefined
  let seenOpen: ReadonlySet<string> | undefined
  return (id, context) => {
    tools ??= imported(ofTools, context)
    seenOpen ??= imported(open, context)
    if (!tools.has(id) || ofTools.includes(id) || id.includes('node_modules')) return null
    return seenOpen.has(id) ? 'common' : 'tools'
  }
}

/** The modules with all their direct and indirect imports. */
function imported(modules: readonly string[], context: Context): Set<string> {
  const found = new Set(modules)
  for (const id of found) {
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) found.add(other)
  }
  return found
}
