import { expect, test } from 'vitest'
import { countOrders } from './count-orders.ts'

test('rows of one order count once', () => {
  const rows = ['A', 'B', 'A'].map((id) => ({ 'ID do pedido': id }))
  expect(countOrders(rows)).toBe(2)
  expect(countOrders([])).toBe(0)
})
