import { buildWeb } from '../build-web.mjs'

await buildWeb()
await import('../../api/src/main.ts')
