interface Tried {
  milliseconds: number
  failure: unknown
  isRefused?: boolean
  /** Makes the same inputs again. */
  seed: number
}
interface Line {
  inputs: number
  /** Where that is told. */
  refused?: number
  failures: number
  'over 2 s': number
  'slowest, ms': number
}

const longest = 2000
const mostShown = 20

/** How long the processor has worked for this thread: what other work takes of it is no part of an input. */
export function workedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Counts inputs, and says how fast, what failed, and where to go on. */
export class FuzzTally {
  private readonly lines = new Map<string, Line>()
  private readonly began = performance.now()
  private shownAt = performance.now()
  private shown = 0
  private readonly wanted: number
  private readonly from: number

  constructor(wanted: number, from: number) {
    this.wanted = wanted
    this.from = from
  }

  count(name: string, { milliseconds, failure, isRefused, seed }: Tried): void {
    const line = this.lines.get(name) ?? {
      inputs: 0,
      failures: 0,
      'over 2 s': 0,
      'slowest, ms': 0,
    }
    this.lines.set(name, line)
    line.inputs += 1
    if (isRefused !== undefined) line.refused = (line.refused ?? 0) + Number(isRefused)
    line['slowest, ms'] = Math.max(line['slowest, ms'], Math.round(milliseconds))
    if (milliseconds > longest) {
      line['over 2 s'] += 1
      console.log(`${name}, seed ${seed}: ${Math.round(milliseconds)} ms`)
    }
    if (failure === undefined) return
    line.failures += 1
    this.shown += 1
    if (this.shown <= mostShown) console.log(`${name}, seed ${seed}:`, failure)
  }

  /** Every 15 seconds, how far it is. */
  show(done: number): void {
    if (performance.now() - this.shownAt < 15_000) return
    this.shownAt = performance.now()
    console.log(
      `${this.inputs} of ${this.wanted}, ${this.rate} a second; go on after a stop with --from=${this.from + done}`,
    )
  }

  end(): void {
    console.table(Object.fromEntries(this.lines))
    console.log(`${this.rate} inputs a second; the next are --from=${this.from + this.wanted}`)
    if ([...this.lines.values()].some((line) => line.failures > 0 || line['over 2 s'] > 0))
      process.exitCode = 1
  }

  private get inputs(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.inputs, 0)
  }

  private get rate(): number {
    return Math.round((this.inputs * 1000) / (performance.now() - this.began))
  }
}
