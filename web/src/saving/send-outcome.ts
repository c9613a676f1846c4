/** Why a change waits. It is retried automatically, or after the person has access again. */
type WaitReason = 'offline' | 'unavailable' | 'busy' | 'logged-out' | 'no-access'

/**
 * The outcome of sending a change. `retry` sends it again later. With the other failures, it stays until the person
 * changes it, sends it again or removes it.
 */
export type SendOutcome<Change> =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly reason: WaitReason; readonly afterSeconds?: number | undefined }
  | { readonly kind: 'refused'; readonly message: string }
  /** Another person or tab changed the same thing first. `held` notes in the waiting change what is there now. */
  | { readonly kind: 'conflict'; readonly held?: (waiting: Change) => Change }

/** The state of a change: whether the server has it, and if not, why. */
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

/** Milliseconds before the next try: the server's wish, otherwise doubling from one second up to twenty. */
export function retryDelay(attempts: number, afterSeconds?: number): number {
  return afterSeconds === undefined
    ? Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
    : afterSeconds * 1_000
}
