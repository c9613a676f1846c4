/** One way of doing the work that is measured; what it answers is compared, so that none wins by doing less. */
export interface Contender {
  readonly name: string
  readonly run: () => unknown
}

const rounds = 7

/** Runs the contenders in turns and prints the median of each, with how often the first one's time it takes. */
export function measure(title: string, contenders: readonly Contender[]): void {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of contenders) {
      const start = performance.now()
      run()
      times.get(name)?.push(performance.now() - start)
    }
  }
  const medians = contenders.map(({ name }) => ({ name, ms: median(times.get(name) ?? []) }))
  const first = medians[0]?.ms ?? 0
  console.log(`\n${title} (median of ${rounds})`)
  console.table(medians.map(({ name, ms }) => ({ name, ms: ms.toFixed(2), times: (ms / first).toFixed(2) })))
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
