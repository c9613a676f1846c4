import { expect, test } from 'vitest'
import { writeAddress } from './postal-code.ts'

test('B04 an address is written as on a letter, with what is known of it', () => {
  const place = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }
  expect(writeAddress(place)).toBe('Avenida Paulista, Bela Vista, São Paulo - SP')
  expect(writeAddress({ ...place, logradouro: '', bairro: '' })).toBe('São Paulo - SP')
  expect(writeAddress({ logradouro: '', bairro: '', localidade: '', uf: '' })).toBe('')
})
