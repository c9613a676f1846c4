import { brazilianDay } from '@vendaclara/core/calendar'
import { blankProduct } from '@vendaclara/core/products'
import { useMemo, useState } from 'react'
import { fieldErrors, fieldsIn, textsOf } from '../../detail/fields/product-fields.ts'
import { texts as detail } from '../../detail/texts.ts'
import { dearest, readCost } from '../../model/typed-numbers.ts'
import type { BulkValues } from './bulk-values.ts'

const stored = ['packaging', 'weight', 'tax'] as const
export const bulkFields = ['cost', ...stored] as const
export type BulkField = (typeof bulkFields)[number]

const nothing: Readonly<Record<BulkField, string>> = { cost: '', packaging: '', weight: '', tax: '' }
const blank = textsOf(blankProduct(''))

/** What is typed for many products at once, read as in the form of one product. `values` is null while something is wrong. */
export function useBulkForm() {
  const [typed, setTyped] = useState(nothing)
  const [day, setDay] = useState<string>(() => brazilianDay(new Date()))
  const { values, errors } = useMemo(() => readBulk(typed, day), [typed, day])
  return {
    typed,
    day,
    setDay,
    values,
    errors,
    isWrong: values === null,
    type: (name: BulkField, text: string) => setTyped((before) => ({ ...before, [name]: text })),
  }
}

function readBulk(typed: Readonly<Record<BulkField, string>>, day: string) {
  const { cost, ...rest } = typed
  const form = { ...blank, ...rest }
  const isFilled = (name: BulkField) => typed[name].trim() !== ''
  const all = fieldErrors(form)
  const errors: Partial<Record<BulkField, string>> = {}
  for (const name of stored) if (isFilled(name) && all[name]) errors[name] = all[name]
  const amount = isFilled('cost') ? readCost(cost) : undefined
  if (isFilled('cost') && amount === undefined) errors.cost = detail.costs.noCost(dearest)
  if (Object.keys(errors).length > 0 || (amount !== undefined && day === '')) return { values: null, errors }
  const read = fieldsIn(form)
  const values: BulkValues = {
    ...(amount !== undefined && { cost: { from: day, cost: amount, origin: 'typed' as const } }),
    ...Object.fromEntries(stored.filter(isFilled).map((name) => [name, read[name]])),
  }
  return { values, errors }
}
