/**
 * The percent of every price that pays the month's running costs: `monthlyCost / monthlyBilling x 100`, both in
 * reais; 0 when nothing is billed (specification, section 9).
 */
export function operatingShare(monthlyCost: number, monthlyBilling: number): number {
  return monthlyBilling === 0 ? 0 : (monthlyCost / monthlyBilling) * 100
}
