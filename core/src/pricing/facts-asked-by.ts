import type { FeeFacts } from './applicable-fees.ts'
import type { FeeTable } from './fee-table.ts'

/** The facts of a listing that a table's fees depend on, so that only these are asked of the seller. */
export function factsAskedBy({ rules }: FeeTable): (keyof FeeFacts)[] {
  const asked: Record<keyof FeeFacts, boolean> = {
    freeShipping: rules.some((rule) => rule.freeShipping !== undefined),
    weight: rules.some((rule) => rule.weight !== undefined),
    commission: rules.some((rule) => rule.commission === 'typed'),
    freight: rules.some((rule) => rule.fixedFee === 'typed'),
  }
  return (Object.keys(asked) as (keyof FeeFacts)[]).filter((fact) => asked[fact])
}
