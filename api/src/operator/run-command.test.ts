import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { signUp } from '../../test/sign-up.ts'
import { CommandProblem } from './command.ts'
import { runCommand } from './run-command.ts'
import { printable } from './words/printable.ts'

test.each([
  ['\u001b]0;root\u0007\u001b[2J', '\\u{1b}]0;root\\u{7}\\u{1b}[2J'],
  ['a\rb\nc\u009b1m', 'a\\u{d}b\\u{a}c\\u{9b}1m'],
  ['\u202eairaM\u2066\u200b\u2028', '\\u{202e}airaM\\u{2066}\\u{200b}\\u{2028}'],
  ['José – Ação 🧡', 'José – Ação 🧡'],
])('what steers a terminal is shown by its number: %j', (written, shown) => {
  expect(printable(written)).toBe(shown)
})

test('the answer of a command cannot steer the terminal, except by the ends of its lines', async () => {
  const say = (run: () => Promise<string>) =>
    runCommand([{ words: ['user', 'show'], takes: '', run }], ['user', 'show'])
  expect(await say(async () => 'one\n\u001b[31mtwo')).toEqual({ text: 'one\n\\u{1b}[31mtwo', isDone: true })
  const refused = await say(async () => {
    throw new CommandProblem('no \u001b[31m')
  })
  expect(refused.text).toBe('no \\u{1b}[31m')
})

// The documents also say how a copy is made, which lies here.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-commands-'))
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))
const app = buildTestApp({ dataDir })
const documents = ['docs/operations.md', 'README.md'].map((file) =>
  fs.readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'),
)
const documented = [...documents.join('\n').matchAll(/^.*admin(?: --|\.mjs) ([^`#\n]+)$/gm)].map(
  ([, typed]) => `${typed}`.trim().split(/\s+/),
)
const noneToRemove = 'desta conta não está ligada'
const isRestore = ([word]: string[]) => word === 'restore'

test('a command copied from the documents is accepted', async () => {
  await signUp(app, { email: 'maria@exemplo.com.br', confirmed: false })
  expect(documented.length).toBeGreaterThan(10)
  for (const typed of documented.filter((one) => !isRestore(one))) {
    const { text, isDone } = await runCommand(app.operatorCommands, typed)
    if (!isDone) expect([...typed, text]).toEqual([...typed, expect.stringContaining(noneToRemove)])
  }
})

test('how a command is used is said where its words are wrong, not where the account is otherwise', async () => {
  const { email } = await signUp(app)
  const said = async (...typed: string[]) => (await runCommand(app.operatorCommands, typed)).text
  expect(await said('user', 'remove-second-factor', email)).toBe(
    'A verificação em duas etapas desta conta não está ligada.',
  )
  expect(await said('user', 'remove-second-factor')).toMatch(
    /^Diga o e-mail da conta\.\n\nAssim se usa:\n.*remove-second-factor E-MAIL$/,
  )
})
