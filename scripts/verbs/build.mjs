import { buildWeb } from '../build-web.mjs'

await buildWeb()
