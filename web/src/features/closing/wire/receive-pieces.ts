import type { Piece } from './send-in-pieces.ts'

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
