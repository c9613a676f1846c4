import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { deviceCookie, deviceOf } from './device-cookie.ts'

const requestWith = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest

test('under TLS the cookie is bound to this host, and one planted under the plain name does not count', () => {
  expect(deviceCookie('abc', true)).toBe(
    '__Host-vendaclara-device=abc; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict',
  )
  const request = requestWith('vendaclara-device=planted; __Host-vendaclara-device=abc')
  expect(deviceOf(request, true)).toBe('abc')
  expect(deviceOf(requestWith('vendaclara-device=planted'), true)).toBeUndefined()
  expect(deviceOf(request, false)).toBe('planted')
})
