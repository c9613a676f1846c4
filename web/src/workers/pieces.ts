/** What the receiver takes in a few milliseconds, rows with all their parts, and the sender makes in less than it takes to draw. */
const mostItems = 500
const mostMilliseconds = 8

interface Piece<Item> {
  readonly items: readonly Item[]
  readonly isLast: boolean
  /** Why the rest could not be made. */
  readonly failure?: string
}

/**
 * Sends a long list to another thread through a port, each piece only when it is asked for: no turn of either is long. Items that are
 * made on the way are made piece by piece; large ones can go one by one.
 */
export function sendInPieces(list: Iterable<unknown>, itemsAtOnce = mostItems): MessagePort {
  const { port1, port2 } = new MessageChannel()
  const items = list[Symbol.iterator]()
  port1.onmessage = () => {
    const piece = tryNextPiece(items, itemsAtOnce)
    port1.postMessage(piece)
    if (piece.isLast) port1.onmessage = null
  }
  return port2
}

function tryNextPiece<Item>(all: Iterator<Item>, itemsAtOnce: number): Piece<Item> {
  try {
    return nextPiece(all, itemsAtOnce)
  } catch (error) {
    return { items: [], isLast: true, failure: String(error) }
  }
}

function nextPiece<Item>(all: Iterator<Item>, itemsAtOnce: number): Piece<Item> {
  const until = performance.now() + mostMilliseconds
  const items: Item[] = []
  while (items.length < itemsAtOnce && performance.now() < until) {
    const next = all.next()
    if (next.done) return { items, isLast: true }
    items.push(next.value)
  }
  return { items, isLast: false }
}

/** The pieces that `sendInPieces` sends, the next one on its way while one is used; whoever sends says what is in them. */
export async function* eachPiece<Item>(
  port: MessagePort,
  signal?: AbortSignal,
): AsyncGenerator<readonly Item[]> {
  try {
    let piece = await ask<Item>(port, signal)
    while (!piece.isLast) {
      const next = ask<Item>(port, signal)
      // Whoever stops in between does not wait for it.
      next.catch(() => {})
      yield piece.items
      piece = await next
    }
    yield piece.items
  } finally {
    port.close()
  }
}

/** The whole list that `sendInPieces` sends. Throws the signal's reason. */
export async function receivePieces<Item>(port: MessagePort, signal?: AbortSignal): Promise<Item[]> {
  const list: Item[] = []
  for await (const items of eachPiece<Item>(port, signal)) {
    for (const item of items) list.push(item)
  }
  return list
}

function ask<Item>(port: MessagePort, signal: AbortSignal | undefined): Promise<Piece<Item>> {
  const done = new AbortController()
  return new Promise<Piece<Item>>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: done.signal })
    port.onmessageerror = () => reject(new Error('a piece could not be taken'))
    port.onmessage = ({ data }: MessageEvent<Piece<Item>>) => {
      if (data.failure === undefined) resolve(data)
      else reject(new Error(data.failure))
    }
    port.postMessage('next')
  }).finally(() => done.abort())
}
