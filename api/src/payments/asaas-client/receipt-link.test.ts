import { expect, test } from 'vitest'
import { receiptLink } from './receipt-link.ts'

const gateway = 'https://api.asaas.com/v3'
const standIn = 'http://localhost:3000/simulator'

test.each([
  ['https://www.asaas.com/comprovantes/1?a=b', gateway],
  ['https://asaas.com/1', gateway],
  ['https://sandbox.asaas.com/1', 'https://api-sandbox.asaas.com/v3'],
  ['http://localhost:3000/simulator/recibos/1', standIn],
])('people may follow %s of %s', (link, at) => {
  expect(receiptLink(link, at)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://www.asaas.com',
  'data:text/html,<script>',
  'http://www.asaas.com/1',
  'https://www.asaas.com.golpe.example/1',
  'https://golpe-asaas.com/1',
  'https://www.asaas.com@golpe.example/1',
  'https://user:secret@www.asaas.com/1',
  'https://www.asaas.com:8443/1',
  'https://golpe.example/#https://www.asaas.com',
  '//www.asaas.com/1',
  '/comprovantes/1',
  `https://www.asaas.com/${'x'.repeat(2000)}`,
  '',
  null,
  undefined,
])('people are not sent to %s', (link) => {
  expect(receiptLink(link, gateway)).toBeNull()
})

test('of a stand-in only its own pages are linked', () => {
  for (const link of [
    'http://localhost:3000/simulatorx/1',
    'http://localhost:3000/',
    'http://localhost:3001/simulator/1',
  ])
    expect(receiptLink(link, standIn)).toBeNull()
  expect(receiptLink('http://localhost:3000/simulator/../anuncios', standIn)).toBeNull()
})
