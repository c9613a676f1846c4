const plainNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
const groupedByDots = /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/
const groupedByCommas = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const thousandsInMoney = /^[+-]?\d{1,3}\.\d{3}$/

/**
 * The number a person typed into a rate, weight or count field, with comma or dot as the decimal mark;
 * with both, the last one is decimal. Spaces, 'R$' and '%' are dropped; both minus signs are one.
 * Null when it is no number, which clears the field (specification, section 5).
 */
export function readTypedNumber(text: string): number | null {
  const bare = strip(text)
  if (plainNumber.test(bare)) return finite(bare.replace(',', '.'))
  if (groupedByDots.test(bare)) return finite(bare.replaceAll('.', '').replace(',', '.'))
  if (groupedByCommas.test(bare)) return finite(bare.replaceAll(',', ''))
  return null
}

/**
 * The amount in reais a person typed. As {@link readTypedNumber}, but a dot before exactly three final digits is
 * a thousands mark: '20.000' is twenty thousand, '20.00' is twenty. Null when it is no number.
 */
export function readTypedMoney(text: string): number | null {
  const bare = strip(text)
  return thousandsInMoney.test(bare) ? finite(bare.replace('.', '')) : readTypedNumber(bare)
}

function strip(text: string): string {
  return text.replace(/R\$|%|\s/g, '').replace('−', '-')
}

function finite(number: string): number | null {
  const value = Number(number)
  return Number.isFinite(value) ? value : null
}
