import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import type { RuleDraft, TableDraft } from './table-draft.ts'

type OwnRule = OwnFeeTable['rules'][number]

/**
 * The table that a draft makes of the one it began as. Prices belong to the band that begins with them, weights to the
 * one that `edge` says; the heaviest weight belongs to the last band either way.
 */
export function tableOfDraft(draft: TableDraft, table: OwnFeeTable): OwnFeeTable {
  return {
    ...table,
    name: draft.name.trim(),
    validFrom: draft.validFrom || null,
    validUntil: draft.validUntil || null,
    rules: draft.rules.map((rule) => ruleOf(rule, draft)),
  }
}

function ruleOf(rule: RuleDraft, draft: TableDraft): OwnRule {
  const asks = new Set(draft.dependsOn)
  return {
    ...(asks.has('price') ? { price: { from: rule.priceFrom, to: rule.priceTo } } : {}),
    ...(asks.has('weight') ? { weight: weightOf(rule, draft) } : {}),
    ...(asks.has('programme') && rule.freeShipping !== null ? { freeShipping: rule.freeShipping } : {}),
    commission: rule.commission,
    fixedFee: rule.fixedFee,
    ...(asks.has('cap') && rule.cap !== null ? { fixedFeeCap: rule.cap } : {}),
  }
}

function weightOf(
  { weightFrom, weightTo }: RuleDraft,
  { edge, rules }: TableDraft,
): NonNullable<OwnRule['weight']> {
  const isHeaviest = rules.every((other) => other.weightTo !== null && other.weightTo <= (weightTo ?? 0))
  return {
    from: weightFrom,
    to: weightTo,
    ...(edge === 'below' && weightFrom > 0 ? { fromExcluded: true } : {}),
    ...(weightTo !== null && (edge === 'below' || isHeaviest) ? { toIncluded: true } : {}),
  }
}
