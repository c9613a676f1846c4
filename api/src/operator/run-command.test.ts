import { expect, test } from 'vitest'
import { CommandProblem } from './command.ts'
import { printable } from './printable.ts'
import { runCommand } from './run-command.ts'

test.each([
  ['\u001b]0;root\u0007\u001b[2J', '\\u{1b}]0;root\\u{7}\\u{1b}[2J'],
  ['a\rb\nc\u009b1m', 'a\\u{d}b\\u{a}c\\u{9b}1m'],
  ['\u202eairaM\u2066\u200b\u2028', '\\u{202e}airaM\\u{2066}\\u{200b}\\u{2028}'],
  ['José – Ação 🧡', 'José – Ação 🧡'],
])('what steers a terminal is shown by its number: %j', (written, shown) => {
  expect(printable(written)).toBe(shown)
})

test('nothing a command answers steers the terminal, but for the ends of its lines', async () => {
  const say = (run: () => Promise<string>) =>
    runCommand([{ words: ['user', 'show'], takes: '', run }], ['user', 'show'])
  expect(await say(async () => 'one\n\u001b[31mtwo')).toEqual({ text: 'one\n\\u{1b}[31mtwo', isDone: true })
  const refused = await say(async () => {
    throw new CommandProblem('no \u001b[31m')
  })
  expect(refused.text).toContain('no \\u{1b}[31m\n\nAssim se usa:')
})
