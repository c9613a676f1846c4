import type { CalendarDate } from '../../calendar/index.ts'

/** What the key of an electronic invoice says. `supplier` is the CNPJ of who issued it, `month` the first day of its month. */
export interface AccessKey {
  readonly key: string
  readonly month: CalendarDate
  readonly supplier: string
  readonly model: string
  readonly number: string
}

/** State, year and month, CNPJ (with letters since July 2026), model, series, number, kind, code, check digit. */
const form = /^\d{2}(\d{2})(0[1-9]|1[0-2])([0-9A-Z]{12}\d{2})(\d{2})\d{3}(\d{9})\d{9}\d$/

/**
 * The parts of a key of 44 characters; undefined if the text is no key or its check digit is wrong. Source: Manual de Orientação do
 * Contribuinte of the NF-e, 'chave de acesso' (modulus 11); letters count by their ASCII code less 48, as in a CNPJ.
 */
export function readAccessKey(key: string): AccessKey | undefined {
  const [, year, month, supplier = '', model = '', number = ''] = form.exec(key) ?? []
  if (year === undefined || month === undefined || checkDigit(key.slice(0, -1)) !== Number(key.at(-1)))
    return undefined
  return { key, month: `20${year}-${month}-01`, supplier, model, number: String(Number(number)) }
}

function checkDigit(characters: string): number {
  let sum = 0
  for (let at = 0; at < characters.length; at += 1) {
    const weight = 2 + ((characters.length - 1 - at) % 8)
    sum += (characters.charCodeAt(at) - 48) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
