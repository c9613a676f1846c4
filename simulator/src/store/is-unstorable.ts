/** Whether the database cannot store a value, such as the character U+0000. */
export function isUnstorable({ cause }: Error): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && String(cause.code).startsWith('22')
}
