import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}
export interface Attack {
  origin: string
  /** The requests that are open at the same time, each again and again until the seconds are over. */
  lanes: Asked[]
  seconds: number
  /** `whole`: an answer is read as fast as it comes. `slow`: a first piece and then nothing. */
  reads: 'whole' | 'slow'
}
/** How many answers had which status, and how many bytes came. */
export interface Outcome {
  statuses: Record<string, number>
  bytes: number
}

const pauseAfterRefusal = 100
const lastAnswers = 1000

/** In a thread of its own, so that what the attacker has to do does not count as the product's time. */
async function attack({ origin, lanes, seconds, reads }: Attack): Promise<Outcome> {
  const end = performance.now() + seconds * 1000
  const outcome: Outcome = { statuses: {}, bytes: 0 }
  const leave = AbortSignal.timeout(seconds * 1000)
  const attacked = Promise.all(
    lanes.map(async (asked) => {
      while (performance.now() < end) {
        const status = await ask(origin, asked, { reads, leave, outcome })
        outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
        if (status !== '200') await pause(pauseAfterRefusal)
      }
    }),
  )
  await Promise.race([attacked, pause(seconds * 1000 + lastAnswers)])
  return outcome
}

interface How extends Pick<Attack, 'reads'> {
  leave: AbortSignal
  outcome: Outcome
}

function ask(origin: string, { method, path, headers, body }: Asked, how: How): Promise<string> {
  const { reads, leave, outcome } = how
  return new Promise((resolve) => {
    const sent = request(`${origin}/api${path}`, { method, headers, signal: leave }, (answer) => {
      answer.on('error', () => resolve('cut off'))
      answer.on('close', () => resolve(answer.complete ? String(answer.statusCode) : 'cut off'))
      answer.on('data', (piece: Buffer) => {
        outcome.bytes += piece.length
        if (reads === 'slow' && answer.statusCode === 200) answer.pause()
      })
    })
    sent.on('error', () => resolve(leave.aborted ? 'left open' : 'cut off'))
    sent.end(body)
  })
}

parentPort?.postMessage(await attack(workerData as Attack))
process.exit()
