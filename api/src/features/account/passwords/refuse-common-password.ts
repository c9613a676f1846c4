import { Refusal } from '../../../errors.ts'
import { isCommonPassword } from './is-common-password.ts'

const message = 'Essa senha está entre as mais usadas e seria adivinhada logo. Escolha outra.'

export function refuseCommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) throw new Refusal('invalid_request', { field, message })
}
