import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { type Command, CommandProblem, WrongUse } from '../../../operator/command.ts'
import { couponRepository } from './coupon.repository.ts'
import { problems, results, takes } from './texts.ts'

const form = z.object({
  code: z.string().regex(/^[\w-]{2,60}$/, problems.code),
  discount: z.coerce
    .number(problems.discount)
    .int(problems.discount)
    .min(1, problems.discount)
    .max(99, problems.discount),
  until: z.iso.date(problems.until).optional(),
  limit: z.coerce.number(problems.limit).int(problems.limit).min(1, problems.limit).optional(),
})

/** Adds, lists and removes coupons. */
export function couponCommands(database: Database, clock: () => Date): Command[] {
  const coupons = couponRepository(database)
  return [
    {
      words: ['coupon', 'add'],
      takes: takes.add,
      run: async (given) => {
        const { code, discount, until, limit } = read(given)
        const coupon = {
          code: code.toUpperCase(),
          discount,
          createdAt: clock(),
          until: until ?? null,
          useLimit: limit ?? null,
        }
        if (!(await coupons.add(coupon))) throw new CommandProblem(problems.taken(coupon.code))
        return results.added({ ...coupon, uses: 0, waiting: 0 })
      },
    },
    {
      words: ['coupon', 'list'],
      takes: '',
      run: async () => results.listed(await coupons.all()),
    },
    {
      words: ['coupon', 'remove'],
      takes: takes.remove,
      run: async ([code = '']) => {
        if (code === '') throw new WrongUse(problems.code)
        if (!(await coupons.remove(code))) throw new CommandProblem(problems.unknown(code.toUpperCase()))
        return results.removed(code.toUpperCase())
      },
    },
  ]
}

function read(given: readonly string[]): z.output<typeof form> {
  const parsed = form.safeParse(split(given))
  if (!parsed.success) throw new WrongUse(parsed.error.issues[0]?.message ?? '')
  return parsed.data
}

function split(given: readonly string[]) {
  try {
    const options = { until: { type: 'string' }, limit: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true })
    const [code = '', discount = '', ...more] = positionals
    if (more.length > 0) throw new WrongUse(problems.superfluous(more.join(' ')))
    return { code, discount: discount.replace(/%$/, '') || undefined, ...values }
  } catch (error) {
    if (error instanceof WrongUse) throw error
    throw new WrongUse(problems.options)
  }
}
