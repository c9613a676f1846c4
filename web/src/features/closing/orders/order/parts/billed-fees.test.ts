import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { compareSaleFee } from './billed-fees.tsx'

const fee = (name: string, amount: number) => ({ number: '', name, amount: cents(amount) })
const sale = (saleFee?: number) => ({
  total: cents(8000),
  ...(saleFee !== undefined && { saleFee: cents(saleFee) }),
})

test('the fees of a sale are held against the one that the file of sales states', () => {
  const shipping = fee('Tarifa de envio extra', -500)
  const charged = [fee('Custo por vender no Mercado Livre', -1300), shipping]
  expect(compareSaleFee(charged, sale(-1300))).toBe('A tarifa de venda é a mesma do arquivo Vendas.')
  expect(compareSaleFee(charged, sale(-1200))?.replaceAll('\u00a0', ' ')).toBe(
    'As tarifas de venda somam R$ 13,00, e o arquivo Vendas traz R$ 12,00.',
  )
  const givenBack = [...charged, fee('Cancelamento do Custo por vender no Mercado Livre', 1300)]
  expect(compareSaleFee(givenBack, sale(0))).toBe('A tarifa de venda é a mesma do arquivo Vendas.')
})

test('nothing is said where one of the two has no fee of the sale', () => {
  expect(compareSaleFee([fee('Tarifa de envio extra', -500)], sale(-1300))).toBeNull()
  expect(compareSaleFee([fee('Custo por vender', -1300)], sale())).toBeNull()
})
