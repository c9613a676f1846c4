/** A CEP as it is kept: eight digits. Undefined where it is none; whether it exists only a look-up can tell. */
export function readPostalCode(typed: string): string | undefined {
  return /^\s*(\d{5})-?(\d{3})\s*$/.exec(typed)?.slice(1).join('')
}
