const [fewestWhole, fewestDecimal, fewestTenths] = [2, 5, 12]

/**
 * The factors by which amounts of several columns, in reais, would have their centavos again, of the columns in which most
 * seem to have moved ('4990' for 49,90, '1,23' for 12,30 or '0,499' for 4,99). A round price is usual beside costs with
 * centavos, a cost like 1234 hardly anywhere.
 */
export function movedMarks<Column extends string>(
  columns: readonly {
    readonly column: Column
    readonly isPrice?: boolean
    readonly amounts: readonly number[]
  }[],
): ReadonlyMap<Column, number> {
  const isWhole = (amounts: readonly number[]) => amounts.every(Number.isInteger)
  const areWhole = columns.every(({ amounts }) => isWhole(amounts))
  return new Map(
    columns.flatMap(({ column, isPrice = false, amounts }) => {
      const factor =
        areWhole || (!isPrice && isWhole(amounts))
          ? wholeFactor(amounts, isPrice)
          : decimalFactor([...new Set(amounts)])
      return factor === 1 ? [] : [[column, factor] as const]
    }),
  )
}

/** A hundredth, where most prices are like 4990, or most costs like 1234. */
function wholeFactor(amounts: readonly number[], isPrice: boolean): number {
  const isUsual = (amount: number) => [90, 95, 99].includes(amount % 100) || (!isPrice && amount % 10 !== 0)
  const usual = amounts.filter((amount) => amount >= 1000 && isUsual(amount))
  return amounts.length >= fewestWhole && usual.length > amounts.length / 2 ? 0.01 : 1
}

/** Most amounts with the same three or four decimals had two; where all of many have one, only odd ones tell it from ',50'. */
function decimalFactor(amounts: readonly number[]): number {
  const decimals = amounts.map((amount) => String(Number(amount.toFixed(6))).split('.')[1] ?? '')
  const most = Math.max(0, ...decimals.map(({ length }) => length))
  if (amounts.length < (most === 1 ? fewestTenths : fewestDecimal) || most === 0 || most === 2 || most > 4)
    return 1
  const told = decimals.filter((digits) => digits.length === most && (most > 1 || !'059'.includes(digits)))
  return told.length > amounts.length / 2 ? 10 ** (most - 2) : 1
}
