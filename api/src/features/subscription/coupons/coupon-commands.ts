import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { type Command, CommandProblem } from '../../../operator/command.ts'
import { inNumbers } from '../notices/letters/words.ts'
import { type Coupon, couponRepository } from './coupon.repository.ts'

const form = z.object({
  code: z.string().regex(/^[\w-]{2,60}$/, 'O código tem de 2 a 60 letras, números, - ou _.'),
  discount: z.coerce
    .number('O desconto é um número inteiro de 1 a 99.')
    .int('O desconto é um número inteiro de 1 a 99.')
    .min(1, 'O desconto é um número inteiro de 1 a 99.')
    .max(99, 'O desconto é um número inteiro de 1 a 99.'),
  until: z.iso.date('A data é como 2026-12-31.').optional(),
  limit: z.coerce
    .number('O limite é um número inteiro a partir de 1.')
    .int('O limite é um número inteiro a partir de 1.')
    .min(1, 'O limite é um número inteiro a partir de 1.')
    .optional(),
})

/** The coupons: made, looked at, taken away. */
export function couponCommands(database: Database, clock: () => Date): Command[] {
  const coupons = couponRepository(database)
  return [
    {
      words: ['coupon', 'add'],
      takes: 'CÓDIGO PORCENTO [--until AAAA-MM-DD] [--limit N]',
      run: async (given) => {
        const { code, discount, until, limit } = read(given)
        const coupon = {
          ...{ code: code.toUpperCase(), discount, createdAt: clock() },
          ...{ until: until ?? null, useLimit: limit ?? null },
        }
        if (!(await coupons.add(coupon))) throw new CommandProblem(`O cupom ${coupon.code} já existe.`)
        return `Cupom criado: ${described({ ...coupon, uses: 0, waiting: 0 })}`
      },
    },
    {
      words: ['coupon', 'list'],
      takes: '',
      run: async () => {
        const all = await coupons.all()
        return all.length > 0 ? all.map(described).join('\n') : 'Não há cupons.'
      },
    },
    {
      words: ['coupon', 'remove'],
      takes: 'CÓDIGO',
      run: async ([code = '']) => {
        if (!(await coupons.remove(code))) throw new CommandProblem(`Não há cupom ${code.toUpperCase()}.`)
        return `Cupom removido: ${code.toUpperCase()}. Quem já assinou com ele continua com o desconto.`
      },
    },
  ]
}

function read(given: readonly string[]): z.output<typeof form> {
  const parsed = form.safeParse(split(given))
  if (!parsed.success) throw new CommandProblem(parsed.error.issues[0]?.message ?? '')
  return parsed.data
}

function split(given: readonly string[]) {
  try {
    const options = { until: { type: 'string' }, limit: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const [code = '', discount = '', ...more] = positionals
    if (more.length > 0) throw new CommandProblem(`Isto sobra: ${more.join(' ')}`)
    return { code, discount: discount.replace(/%$/, '') || undefined, ...values }
  } catch (error) {
    if (error instanceof CommandProblem) throw error
    throw new CommandProblem('As opções são --until e --limit, cada uma com o seu valor.')
  }
}

type Listed = Omit<Coupon, 'createdAt'> & { waiting: number }

function described({ code, discount, until, useLimit, uses, waiting }: Listed): string {
  const end = until === null ? 'sem data de fim' : `até ${inNumbers(until)}`
  const limit = useLimit === null ? `usado ${uses}×` : `usado ${uses} de ${useLimit}×`
  const held = waiting === 0 ? '' : `, ${waiting} aguardando pagamento`
  return `${code}  ${discount} %  ${end}  ${limit}${held}`
}
