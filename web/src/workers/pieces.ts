/**
 * The receiver handles this many rows in a few milliseconds, and the sender makes them in less time than it takes to
 * draw a frame.
 */
const mostItems = 500
const mostMilliseconds = 8

interface Piece<Item> {
  readonly items: readonly Item[]
  readonly isLast: boolean
  /** Why the rest could not be created. */
  readonly failure?: string
}

/**
 * Sends a long list to another thread through a port, one piece per request, so that neither thread is busy for long.
 * A generator is read piece by piece; large items can be sent one by one.
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

/**
 * The pieces from `sendInPieces`. The next one is requested while one is used. The caller names the type of the
 * items.
 */
export async function* eachPiece<Item>(
  port: MessagePort,
  signal?: AbortSignal,
): AsyncGenerator<readonly Item[]> {
  try {
    let piece = await ask<Item>(port, signal)
    while (!piece.isLast) {
      const next = ask<Item>(port, signal)
      // If the caller stops in between, this piece has no reader.
      next.catch(() => {})
      yield piece.items
      piece = await next
    }
    yield piece.items
  } finally {
    port.close()
  }
}

/** The whole list from `sendInPieces`. Throws the signal's reason when it is aborted. */
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
