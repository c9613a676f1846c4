import { expect, test } from 'vitest'
import { ConnectionProblem } from '../../api/api-problem.ts'
import { isUnreached } from './route-failure.tsx'

test.each([
  'Failed to fetch dynamically imported module: http://localhost:3000/assets/ads-screen.js',
  'error loading dynamically imported module: http://localhost:3000/assets/ads-screen.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/ads-screen.css',
])('%s is a lack of connection', (message) => {
  expect(isUnreached(new TypeError(message))).toBe(true)
})

test('data that did not come is one too, a mistake of ours is not', () => {
  expect(isUnreached(new ConnectionProblem(new TypeError('Failed to fetch')))).toBe(true)
  expect(isUnreached(new TypeError('x is undefined'))).toBe(false)
})
