const plainNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
const groupedNumber = /^[+-]?\d{1,3}((\.\d{3})+(,\d*)?|(,\d{3})+(\.\d*)?)$/
const thousandsInMoney = /^[+-]?\d{1,3}(\.\d{3})+$/

/**
 * The number a person typed into a rate, weight or count field, with comma or dot as the decimal mark;
 * with both, the last one is decimal. Spaces, 'R$' and '%' are dropped.
 * Null when it is no number, which clears the field (specification, section 5).
 */
export function readTypedNumber(text: string): number | null {
  const bare = strip(text)
  if (plainNumber.test(bare)) return finite(Number(bare.replace(',', '.')))
  if (!groupedNumber.test(bare)) return null
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
  const isDecimalOnce = bare.indexOf(decimal) === bare.lastIndexOf(decimal)
  const whole = isDecimalOnce && hasBothMarks(bare) ? bare.slice(0, bare.lastIndexOf(decimal)) : bare
  const fraction = whole === bare ? '' : bare.slice(whole.length + 1)
  return finite(Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`))
}

/**
 * The amount in reais a person typed. As {@link readTypedNumber}, but a dot before exactly three final digits is
 * a thousands mark: '20.000' is twenty thousand, '20.00' is twenty. Null when it is no number.
 */
export function readTypedMoney(text: string): number | null {
  const bare = strip(text)
  if (thousandsInMoney.test(bare)) return finite(Number(bare.replaceAll('.', '')))
  return readTypedNumber(bare)
}

function strip(text: string): string {
  return text.replace(/R\$|%|\s/g, '')
}

function hasBothMarks(text: string): boolean {
  return text.includes(',') && text.includes('.')
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
