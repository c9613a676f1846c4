import { setImmediate as settle } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../errors/refusal.ts'
import { Turns } from './turns.ts'

const limits = {
  atOnce: 2,
  atOnceOfNetwork: 2,
  waiting: 3,
  waitingOfAccount: 2,
  waitingOfNetwork: 3,
  milliseconds: 60_000,
}

/** Asks for a turn and reports when it comes. */
function ask(turns: Turns, account: string, network = 'anywhere') {
  const asked = { hasCome: false, code: '', retryAfter: 0, end: () => {} }
  turns.acquire({ account, network }).then(
    (end) => Object.assign(asked, { hasCome: true, end }),
    ({ code, retryAfter }) => Object.assign(asked, { code, retryAfter }),
  )
  return asked
}

describe('turns', () => {
  test('serve one of each account at a time, in the order they came', async () => {
    const turns = new Turns(limits)
    const [first, second, other] = [ask(turns, 'a'), ask(turns, 'a'), ask(turns, 'b')]
    await settle()
    expect([first.hasCome, second.hasCome, other.hasCome]).toEqual([true, false, true])
    first.end()
    await settle()
    expect(second.hasCome).toBe(true)
  })

  test('serve a few accounts at once, and no account waits behind a second request of another', async () => {
    const turns = new Turns(limits)
    const [a, b, aAgain, c] = [ask(turns, 'a'), ask(turns, 'b'), ask(turns, 'a'), ask(turns, 'c')]
    await settle()
    expect(c.hasCome).toBe(false)
    b.end()
    await settle()
    expect([aAgain.hasCome, c.hasCome]).toEqual([false, true])
    a.end()
    await settle()
    expect(aAgain.hasCome).toBe(true)
  })

  test('are refused where the line of the account or of all would be too long', async () => {
    const turns = new Turns(limits)
    const ofOne = ['a', 'a', 'a', 'a'].map((account) => ask(turns, account))
    await settle()
    expect(ofOne.map(({ code }) => code)).toEqual(['', '', '', 'busy'])
    expect(ofOne[3]?.retryAfter).toBeGreaterThan(0)
    const refuses = (account: string) => () => turns.refuseIfFull({ account, network: 'anywhere' })
    expect(refuses('a')).toThrow(Refusal)
    expect(refuses('b')).not.toThrow()
    const others = ['b', 'b', 'b', 'c'].map((account) => ask(turns, account))
    await settle()
    expect(others.map(({ code }) => code)).toEqual(['', '', 'busy', 'busy'])
  })

  test('that come too late are refused, and take no other place', async () => {
    const turns = new Turns({ ...limits, milliseconds: 1 })
    const [first, late] = [ask(turns, 'a'), ask(turns, 'a')]
    while (late.code === '') await settle()
    expect(late.code).toBe('busy')
    first.end()
    const next = ask(turns, 'a')
    await settle()
    expect(next.hasCome).toBe(true)
  })

  test('of one network leave places and room in the line to others', async () => {
    const turns = new Turns({ ...limits, atOnce: 3, waitingOfNetwork: 1 })
    const ofOne = ['a', 'b', 'c', 'd'].map((account) => ask(turns, account, 'one'))
    const other = ask(turns, 'e', 'another')
    await settle()
    expect(ofOne.map(({ hasCome }) => hasCome)).toEqual([true, true, false, false])
    expect(ofOne.map(({ code }) => code)).toEqual(['', '', '', 'busy'])
    expect(other.hasCome).toBe(true)
    ofOne[0]?.end()
    await settle()
    expect(ofOne[2]?.hasCome).toBe(true)
  })
})
