import { specificationTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { feesExpiredOn } from './fees-expired-on.ts'

const { shopee, mercadoLivre } = specificationTables

test('fees are said to be over from the day after their last one, as Brazil counts days', () => {
  expect(feesExpiredOn(shopee, new Date('2026-03-01T02:59:00Z'))).toBe(null)
  expect(feesExpiredOn(shopee, new Date('2026-03-01T03:01:00Z'))).toBe('28/02/2026')
})

test('fees without an end are never over', () => {
  expect(feesExpiredOn(mercadoLivre, new Date('2099-01-01'))).toBe(null)
})
