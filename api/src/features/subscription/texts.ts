import type { PlanCycle } from '@vendaclara/core/subscription'

/** What a plan is called within a sentence: 'plano anual'. */
export const planNames: Record<PlanCycle, string> = { YEARLY: 'anual', MONTHLY: 'mensal' }
