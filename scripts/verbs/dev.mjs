import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'

const parts = [
  spawn(process.execPath, ['--watch', 'simulator/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  }),
]
const stop = () => {
  for (const part of parts) part.kill()
}
for (const part of parts) part.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
