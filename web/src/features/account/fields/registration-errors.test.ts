import { describe, expect, test } from 'vitest'
import { maskPhone, registrationErrors } from './registration-errors.ts'

const form = {
  name: 'Maria Souza',
  email: 'maria@loja.com.br',
  password: 'segredo de loja',
  confirmpassword: 'segredo de loja',
  phone: '',
  canal: '',
}

describe('C02 sign-up validation', () => {
  test('a complete form has no errors', () => {
    expect(registrationErrors(form)).toEqual({})
  })

  test('every required field says so when empty', () => {
    expect(registrationErrors({ ...form, name: ' ', email: '', password: '', confirmpassword: '' })).toEqual({
      name: 'O campo Nome é obrigatório.',
      email: 'O campo E-mail é obrigatório.',
      password: 'O campo Senha é obrigatório.',
      confirmpassword: 'O campo Confirmar Senha é obrigatório.',
    })
  })

  test.each([
    ['name', 'Ana', 'O nome deve ter mais de 3 caracteres.'],
    ['name', ' Ana ', 'O nome deve ter mais de 3 caracteres.'],
    ['email', 'maria@', 'E-mail inválido.'],
    ['confirmpassword', 'outra senha', 'As senhas não coincidem.'],
  ])('%s %j is refused with %j', (field, value, message) => {
    expect(registrationErrors({ ...form, [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    [7, 'A senha deve ter pelo menos 8 caracteres.'],
    [8, undefined],
    [128, undefined],
    [129, 'A senha deve ter no máximo 128 caracteres.'],
  ])('a password of %i characters: %s', (length, message) => {
    const password = 'x'.repeat(length)
    expect(registrationErrors({ ...form, password, confirmpassword: password }).password).toBe(message)
  })

  test('a weak password is refused once it is long enough', () => {
    expect(registrationErrors(form, 'Fácil demais.')).toEqual({ password: 'Fácil demais.' })
    expect(registrationErrors({ password: 'curta' }, 'Fácil demais.')).toEqual({
      password: 'A senha deve ter pelo menos 8 caracteres.',
    })
  })

  test('of some fields only they are judged', () => {
    expect(registrationErrors({ email: 'maria@' })).toEqual({ email: 'E-mail inválido.' })
    expect(registrationErrors({ name: 'Maria Souza' })).toEqual({})
  })

  test('a telephone pasted with words around it keeps its digits, and one too long is refused, not cut', () => {
    expect(maskPhone('Meu telefone é: (11) 98765-4321')).toBe('(11) 98765-4321')
    expect(registrationErrors({ phone: '(11) 98765-4321 / (11) 3333-4444' })).toEqual({
      phone: 'Confira o telefone, com o DDD.',
    })
  })
})
