import { setImmediate } from 'node:timers/promises'

const atOnce = 2

let running = 0
const line: (() => void)[] = []

/**
 * Makes the pieces of something large one by one. In the whole process two pieces are made at a time, in the order in
 * which they are asked for, and other requests are served between them. While the reader is slow, none is made.
 */
export async function* inTurn<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const made = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      if (running >= atOnce) await new Promise<void>((start) => line.push(start))
      else running += 1
      const next = await made.next().finally(leave)
      if (next.done) return
      yield next.value
      await setImmediate()
    }
  } finally {
    await made.return?.()
  }
}

/** Gives the place to the next in line. */
function leave(): void {
  const next = line.shift()
  if (next) next()
  else running -= 1
}
