import { setImmediate } from 'node:timers/promises'

/** Returns the pieces one by one, each made in its turn. */
export type InTurn = <Piece>(pieces: AsyncIterable<Piece>) => AsyncGenerator<Piece>

/**
 * Where the pieces of all that is large are made one after the other, in the order in which they are asked for: other
 * requests are served in between. While a reader is slow, nothing is made for it.
 */
export function lane(): InTurn {
  let isBusy = false
  const line: (() => void)[] = []
  /** Gives the place to the next in line. */
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else isBusy = false
  }
  return async function* inTurn<Piece>(pieces: AsyncIterable<Piece>) {
    const made = pieces[Symbol.asyncIterator]()
    try {
      for (;;) {
        if (isBusy) await new Promise<void>((start) => line.push(start))
        isBusy = true
        const next = await made.next().finally(leave)
        if (next.done) return
        yield next.value
        await setImmediate()
      }
    } finally {
      await made.return?.()
    }
  }
}
