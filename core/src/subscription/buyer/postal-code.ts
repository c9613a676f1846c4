/** A CEP as it is stored: eight digits. Undefined for other texts; only a look-up shows whether it exists. */
export function readPostalCode(typed: string): string | undefined {
  return /^\s*(\d{5})-?(\d{3})\s*$/.exec(typed)?.slice(1).join('')
}
