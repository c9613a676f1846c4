/**
 * The ROAS at which ads neither earn nor lose: 100 / margin. `margin` is the contribution margin in percent of the sale
 * price, before ads: of 100 reais sold at 25 %, 25 are left to pay ads with, so each real spent must bring 4 reais.
 * Null where no margin can be meant: 0, negative, more than 100, or no number.
 */
export function breakEvenRoas(margin: number): number | null {
  return isMargin(margin) ? 100 / margin : null
}

/** Whether a number can be a contribution margin before ads, in percent of the price: above 0 and at most 100. */
export function isMargin(percent: number): boolean {
  return percent > 0 && percent <= 100
}
