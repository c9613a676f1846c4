/** How sending a change ended. `retry` keeps the change for another try, `refused` until it is edited again. */
export type SendOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'retry'
      readonly reason: 'offline' | 'unavailable' | 'busy' | 'logged-out' | 'no-access'
      readonly afterSeconds?: number | undefined
    }
  | { readonly kind: 'refused'; readonly message: string }
