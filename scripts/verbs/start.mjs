import { buildWeb } from '../build-web.mjs'

await buildWeb()
await import('../../simulator/src/main.ts')
