import { expect, test } from 'vitest'
import { storageOfTests } from '../../test/storage/memory-storage.ts'
import { sessionStore } from './session-store.ts'

storageOfTests()

const session = {
  token: 'a',
  user: 'ana',
  name: 'Ana Lima',
  email: 'ana@example.com',
  confirmed: true,
  subscription: null,
  endsAt: null,
  trial: true,
  trialEndAt: null,
  daysOfTrial: 7,
  feedback: false,
}

test('only a changed session is announced', () => {
  let told = 0
  const stop = sessionStore.subscribe(() => told++)
  sessionStore.refresh(session)
  const first = sessionStore.get()
  sessionStore.refresh({ ...session })
  expect([told, sessionStore.get() === first]).toEqual([1, true])
  sessionStore.refresh({ ...session, daysOfTrial: 6 })
  expect([told, sessionStore.get()?.daysOfTrial]).toEqual([2, 6])
  stop()
})
