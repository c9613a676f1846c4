import { inNumbers } from '../../../mail/texts.ts'
import type { Coupon } from './coupon.repository.ts'

const discount = 'O desconto é um número inteiro de 1 a 99.'
const limit = 'O limite é um número inteiro a partir de 1.'

/** What is wrong with the operator's input. */
export const problems = {
  code: 'O código tem de 2 a 60 letras, números, - ou _.',
  discount,
  until: 'A data é como 2026-12-31.',
  limit,
  taken: (code: string) => `O cupom ${code} já existe.`,
  unknown: (code: string) => `Não há cupom ${code}.`,
  superfluous: (words: string) => `Isto sobra: ${words}`,
  options: 'As opções são --until e --limit, cada uma com o seu valor.',
}

export const takes = { add: 'CÓDIGO PORCENTO [--until AAAA-MM-DD] [--limit N]', remove: 'CÓDIGO' }

export const results = {
  added: (coupon: Listed) => `Cupom criado: ${described(coupon)}`,
  listed: (coupons: readonly Listed[]) =>
    coupons.length > 0 ? coupons.map(described).join('\n') : 'Não há cupons.',
  removed: (code: string) => `Cupom removido: ${code}. Quem já assinou com ele continua com o desconto.`,
}

type Listed = Omit<Coupon, 'createdAt'> & { waiting: number }

function described({ code, discount, until, useLimit, uses, waiting }: Listed): string {
  const end = until === null ? 'sem data de fim' : `até ${inNumbers(until)}`
  const used = useLimit === null ? `usado ${uses}×` : `usado ${uses} de ${useLimit}×`
  const unpaid = waiting === 0 ? '' : `, ${waiting} aguardando pagamento`
  return `${code}  ${discount} %  ${end}  ${used}${unpaid}`
}
