import type { RuleDraft, TableDraft } from './table-draft.ts'

/** A new last line that goes on where the last one ends. */
export function ruleAfter({ rules, dependsOn }: TableDraft): RuleDraft {
  const key = Math.max(-1, ...rules.map((rule) => rule.key)) + 1
  const last = rules.at(-1)
  if (!last) return { ...emptyRule, key }
  const goesOnInWeight = dependsOn.includes('weight') && last.priceTo === null && last.weightTo !== null
  return goesOnInWeight
    ? { ...last, key, weightFrom: last.weightTo ?? 0, weightTo: null, priceFrom: 0, priceTo: null }
    : { ...last, key, priceFrom: last.priceTo ?? last.priceFrom, priceTo: null }
}

const emptyRule: RuleDraft = {
  key: 0,
  priceFrom: 0,
  priceTo: null,
  weightFrom: 0,
  weightTo: null,
  freeShipping: null,
  commission: 0,
  fixedFee: 0,
  cap: null,
}
