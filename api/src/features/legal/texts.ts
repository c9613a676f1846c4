import type { Agreement } from './agreement.repository.ts'

export const agreed = 'Combinado.'

/** Used in the files of an account's own data. */
export const occasionNames: Record<Agreement['occasion'], string> = {
  'sign-up': 'cadastro',
  purchase: 'compra',
  notice: 'aviso de mudança',
}
