import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/**
 * Runs a program, of node_modules/.bin or any other, in the project's root. Resolves to its exit code and, if
 * `quiet`, its output.
 */
export function runTool(name, args = [], { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = []
    const child = spawn(name, args, {
      cwd,
      // On Windows, the programs in node_modules/.bin are shell scripts.
      shell: process.platform === 'win32',
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...env,
        PATH: `${process.env.PATH}${delimiter}${join(root, 'node_modules', '.bin')}`,
      },
    })
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString() })
    })
  })
}
