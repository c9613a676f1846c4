import { join } from 'node:path'
import { buildWeb } from '../build-web.mjs'
import { root } from '../root.mjs'

await buildWeb()
await import(join(root, 'api', 'src', 'main.ts'))
