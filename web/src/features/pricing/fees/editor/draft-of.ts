import type { FeeRule, FeeTable } from '@vendaclara/core/pricing'
import type { Dimension, RuleDraft, TableDraft } from './table-draft.ts'

/** A table as the editor keeps it; `tableOfDraft` is the way back. */
export function draftOf(table: FeeTable): TableDraft {
  const { rules } = table
  return {
    name: table.name,
    validFrom: table.validFrom ?? '',
    validUntil: table.validUntil ?? '',
    dependsOn: dimensionsOf(rules),
    edge: belongsAbove(rules) ? 'above' : 'below',
    rules: rules.map(draftOfRule),
  }
}

function dimensionsOf(rules: readonly FeeRule[]): Dimension[] {
  const uses: Record<Dimension, boolean> = {
    price: rules.some(({ price }) => price !== undefined),
    weight: rules.some(({ weight }) => weight !== undefined),
    programme: rules.some(({ freeShipping }) => freeShipping !== undefined),
    cap: rules.some(({ fixedFeeCap }) => fixedFeeCap !== undefined),
  }
  return (Object.keys(uses) as Dimension[]).filter((dimension) => uses[dimension])
}

function belongsAbove(rules: readonly FeeRule[]): boolean {
  return rules.some(({ weight }) => weight && weight.from > 0 && weight.fromExcluded !== true)
}

function draftOfRule(rule: FeeRule, key: number): RuleDraft {
  return {
    key,
    priceFrom: rule.price?.from ?? 0,
    priceTo: rule.price?.to ?? null,
    weightFrom: rule.weight?.from ?? 0,
    weightTo: rule.weight?.to ?? null,
    freeShipping: rule.freeShipping ?? null,
    commission: rule.commission,
    fixedFee: rule.fixedFee,
    cap: rule.fixedFeeCap ?? null,
  }
}
