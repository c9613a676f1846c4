import { expect, test } from 'vitest'
import { BodyMemory } from './body-memory.ts'

const limits = { most: 100, forSmall: 20, small: 10, ofOne: 60 }
const refused = expect.objectContaining({ code: 'busy' })

test('all bodies share one memory, and what is given back can be taken again', () => {
  const memory = new BodyMemory({ ...limits, forSmall: 0 })
  const [one, other] = [memory.open(['a']), memory.open(['b'])]
  one.take(60)
  other.take(40)
  expect(() => memory.open(['c']).take(1)).toThrow(refused)
  one.free(20)
  memory.open(['c']).take(20)
  other.close()
  memory.open(['d']).take(40)
})

test('no account and no network gets more than its share', () => {
  const memory = new BodyMemory(limits)
  memory.open(['network', 'account']).take(50)
  expect(() => memory.open(['network', 'another']).take(11)).toThrow(refused)
  expect(() => memory.open(['elsewhere', 'account']).take(11)).toThrow(refused)
  memory.open(['elsewhere', 'another']).take(30)
})

test('large bodies leave room to small ones', () => {
  const memory = new BodyMemory(limits)
  memory.open(['a']).take(50)
  memory.open(['b']).take(30)
  const small = memory.open(['c'])
  small.take(10)
  expect(() => small.take(1)).toThrow(refused)
  memory.open(['d']).take(10)
  expect(() => memory.open(['e']).take(1)).toThrow(refused)
})

test('a closed body takes nothing any more', () => {
  const memory = new BodyMemory(limits)
  const one = memory.open(['a'])
  one.take(60)
  one.close()
  one.free(60)
  expect(() => one.take(1)).toThrow(refused)
  memory.open(['a']).take(60)
})
