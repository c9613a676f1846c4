import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../errors/refusal.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const maria = { name: 'Maria da Silva', email: 'maria.loja@example.com' }
const sentenceOf = async (password: string, person = maria) => {
  try {
    await refuseWeakPassword('newPassword', password, person)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect([error.code, error.field]).toEqual(['invalid_request', 'newPassword'])
    return error.message
  }
  return 'taken'
}

describe('a password', () => {
  test.each(['12345678', 'Senha123', 'qwertyuiop', 'password1'])(
    'among the most used is refused: %s',
    async (given) => {
      expect(await sentenceOf(given)).toMatch(/^Essa senha está entre as mais usadas/)
    },
  )

  test.each([
    'maria1990',
    'Maria@1990',
    'silva2024!',
    'mariadasilva',
    'mariasilva10',
    'MARIALOJA',
    'vendaclara2026',
    'V3ndaclara!',
    'Shopee@2024',
    'mercadolivre1',
    'shein123',
  ])('of the person’s or the trade’s own words is refused, and says so: %s', async (given) => {
    expect(await sentenceOf(given)).toMatch(/^Quem conhece você/)
  })

  test.each([
    'flamengo10',
    'deusefiel',
    'brasil2022',
    'aaaaaaaa',
    'abcdefgh',
    '20/11/1990',
    'a1b2c3d4'.repeat(16),
  ])('that is guessed soon is refused: %s', async (given) => {
    expect(await sentenceOf(given)).not.toBe('taken')
  })

  test.each(['uma senha bem boa', 'cadeira-verde-47-lua', 'g7#Kq9!vTz2m', 'correct horse battery'])(
    'that is hard to guess is taken: %s',
    async (given) => {
      expect(await sentenceOf(given)).toBe('taken')
    },
  )

  test('may be somebody else’s name', async () => {
    const tomas = { name: 'Tomás Quaresma Ibirapuitã', email: 't@example.com' }
    expect(await sentenceOf('quaresma ibirapuitã', tomas)).toMatch(/^Quem conhece você/)
    expect(await sentenceOf('quaresma ibirapuitã')).toBe('taken')
  })

  test('of the largest length and any letters is judged by its beginning', async () => {
    const odd = Array.from({ length: 128 }, (_, at) =>
      String.fromCharCode(33 + ((at * 37 + at * at * 11) % 93)),
    )
    expect(await sentenceOf(odd.join(''))).toBe('taken')
    expect(await sentenceOf('p4s5w0rd'.repeat(16))).not.toBe('taken')
  })
})
