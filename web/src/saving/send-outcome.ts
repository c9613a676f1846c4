/** Why something waits: to be tried again by itself, or once the person is let in again. */
type WaitReason = 'offline' | 'unavailable' | 'busy' | 'logged-out' | 'no-access'

/** How sending a change ended. `retry` sends it again later; the others keep it until it is changed, sent again by hand or removed. */
export type SendOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly reason: WaitReason; readonly afterSeconds?: number | undefined }
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody else changed the same thing first. */
  | { readonly kind: 'conflict' }

/** What is said of a change: whether the server has it, and if not, why. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'waiting'; readonly reason: WaitReason }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict' }

export const saved: SaveState = { kind: 'saved' }
export const saving: SaveState = { kind: 'saving' }

const firstDelay = 1_000
const longestDelay = 20_000

/** Milliseconds before the next try: what the server asks for, else doubling from one second to twenty. */
export function retryDelay(attempts: number, afterSeconds?: number): number {
  return afterSeconds === undefined
    ? Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
    : afterSeconds * 1_000
}
