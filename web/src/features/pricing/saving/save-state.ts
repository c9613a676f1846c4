/** What the panel says about a listing: whether the server has it, and if not, why. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | {
      readonly kind: 'waiting'
      readonly reason: 'offline' | 'unavailable' | 'busy' | 'logged-out' | 'no-access'
    }
  | { readonly kind: 'refused'; readonly message: string }
