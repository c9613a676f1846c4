import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'

const waiting = new WeakMap<ServerResponse, (() => void)[]>()

/** Does something once the answer has been sent, or its connection has ended; at once if that is so already. */
export function onceAnswered(answer: ServerResponse, work: () => void): void {
  const known = waiting.get(answer)
  if (answer.destroyed || answer.writableFinished) work()
  else if (known) known.push(work)
  else {
    const works = [work]
    waiting.set(answer, works)
    finished(answer, () => {
      for (const one of works) one()
    })
  }
}
