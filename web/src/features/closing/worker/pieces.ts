/** Of rows with all their parts; the receiver takes such a piece in a few milliseconds. */
const itemsAtOnce = 500

/** What a port of `sendInPieces` says each time it is asked. */
interface Piece<Item> {
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

/** The list that `sendInPieces` hands over; whoever sends says what is in it. Throws the signal's reason. */
export function receivePieces<Item>(port: MessagePort, signal?: AbortSignal): Promise<Item[]> {
  const list: Item[] = []
  return new Promise<Item[]>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    port.onmessageerror = () => reject(new Error('a piece could not be taken'))
    port.onmessage = ({ data: { items, isLast } }: MessageEvent<Piece<Item>>) => {
      for (const item of items) list.push(item)
      if (isLast) resolve(list)
      else port.postMessage('next')
    }
    port.postMessage('first')
  }).finally(() => port.close())
}
