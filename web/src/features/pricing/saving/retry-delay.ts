const first = 1_000
const longest = 20_000

/** Milliseconds before the next try: what the server asks for, else doubling from one second to twenty. */
export function retryDelay(attempts: number, afterSeconds?: number): number {
  return afterSeconds === undefined ? Math.min(first * 2 ** (attempts - 1), longest) : afterSeconds * 1_000
}
