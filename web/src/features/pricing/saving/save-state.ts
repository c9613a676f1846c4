/** What the panel says about a listing: whether the server has it, and if not, why. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | {
      readonly kind: 'waiting'
      readonly reason: 'offline' | 'unavailable' | 'busy' | 'logged-out' | 'no-access'
    }
  | { readonly kind: 'refused'; readonly message: string }

/** How sending a change ended. `retry` keeps the change for another try, `refused` until it is edited again. */
export type SendOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'retry'
      readonly reason: 'offline' | 'unavailable' | 'busy' | 'logged-out' | 'no-access'
      readonly afterSeconds?: number | undefined
    }
  | { readonly kind: 'refused'; readonly message: string }

const first = 1_000
const longest = 20_000

/** Milliseconds before the next try: what the server asks for, else doubling from one second to twenty. */
export function retryDelay(attempts: number, afterSeconds?: number): number {
  return afterSeconds === undefined ? Math.min(first * 2 ** (attempts - 1), longest) : afterSeconds * 1_000
}
