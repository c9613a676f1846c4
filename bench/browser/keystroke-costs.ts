import type { Browser, Page } from '@playwright/test'

/** What a key took, in milliseconds, from the task in which the page hears of it to the end of the paint after it. */
export interface KeystrokeCost {
  /** Time the main thread was at work. */
  readonly work: number
  /** The same tasks by the clock, which also counts what other processes took of the cores. */
  readonly elapsed: number
  /** With the wait for the next frame. */
  readonly frame: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** Traces the page while something is typed into it. */
export async function keystrokeCosts(
  browser: Browser,
  page: Page,
  type: () => Promise<void>,
): Promise<KeystrokeCost[]> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata']
  await browser.startTracing(page, { categories })
  await type()
  await page.waitForTimeout(300)
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString('utf8'))
  const isInput = (event: TraceEvent) => event.name === 'EventDispatch' && event.args?.data?.type === 'input'
  const [first] = trace.traceEvents.filter(isInput)
  const main = trace.traceEvents
    .filter(({ pid, tid, ph }) => pid === first?.pid && tid === first?.tid && ph === 'X')
    .toSorted((one, next) => one.ts - next.ts)
  const tasks = main.filter(({ name }) => name === 'RunTask')
  const paints = main.filter(({ name }) => name === 'Commit' || name === 'Paint')
  const taskAt = (time: number) => tasks.findIndex(({ ts, dur = 0 }) => ts <= time && time < ts + dur)
  return main.filter(isInput).flatMap(({ ts }) => {
    const painted = paints.find((paint) => paint.ts > ts)
    if (!painted) return []
    const run = tasks.slice(taskAt(ts), taskAt(painted.ts) + 1)
    const [begin, end] = [run.at(0), run.at(-1)]
    if (!begin || !end) return []
    const sum = (of: (event: TraceEvent) => number | undefined) =>
      run.reduce((total, event) => total + (of(event) ?? 0), 0) / 1000
    return [
      {
        work: sum(({ tdur }) => tdur),
        elapsed: sum(({ dur }) => dur),
        frame: (end.ts + (end.dur ?? 0) - begin.ts) / 1000,
      },
    ]
  })
}
