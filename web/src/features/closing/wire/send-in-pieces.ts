/** Of rows with all their parts; the receiver takes such a piece in a few milliseconds. */
const itemsAtOnce = 500

/** What a port of `sendInPieces` says each time it is asked. */
export interface Piece<Item> {
  readonly items: readonly Item[]
  readonly isLast: boolean
}

/** Hands a long list to another thread through a port, each piece only when it is asked for: no turn of the receiver is long. */
export function sendInPieces(list: readonly unknown[]): MessagePort {
  const { port1, port2 } = new MessageChannel()
  let at = 0
  port1.onmessage = () => {
    const items = list.slice(at, at + itemsAtOnce)
    at += itemsAtOnce
    const isLast = at >= list.length
    port1.postMessage({ items, isLast } satisfies Piece<unknown>)
    if (isLast) port1.onmessage = null
  }
  return port2
}
