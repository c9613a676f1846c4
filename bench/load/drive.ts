import autocannon, { type Client, type Request, type Result } from 'autocannon'

/** One answer's share of the time, and what the product used during it, as its `/metrics` say. */
export interface Driven {
  scenario: string
  'a second': number
  'p50, ms': number
  'p95, ms': number
  'p99, ms': number
  'processor ms each': number
  'memory, MB': number
  'not 2xx': number
}

export interface Scenario {
  name: string
  /** The requests of one connection, one after the other, again and again. */
  requestsOf: (connection: number) => Request[]
}
interface Asked {
  origin: string
  seconds: number
  connections: number
}

/** Lets many connections ask at once for some seconds, each its own requests in turn, after a second to warm up. */
export async function drive({ name, requestsOf }: Scenario, asked: Asked): Promise<Driven> {
  const { origin } = asked
  await ask(requestsOf, { ...asked, seconds: 1 }, () => {})
  const before = await useOf(origin)
  const times: number[] = []
  const { non2xx, errors, duration } = await ask(requestsOf, asked, (time) => times.push(time))
  const after = await useOf(origin)
  const sorted = times.toSorted((one, other) => one - other)
  return {
    scenario: name,
    'a second': Math.round(times.length / duration),
    'p50, ms': percentile(sorted, 0.5),
    'p95, ms': percentile(sorted, 0.95),
    'p99, ms': percentile(sorted, 0.99),
    'processor ms each': round(((after.seconds - before.seconds) * 1000) / times.length),
    'memory, MB': Math.round(after.bytes / 1024 ** 2),
    'not 2xx': non2xx + errors,
  }
}

function ask(
  requestsOf: Scenario['requestsOf'],
  { origin: url, seconds, connections }: Asked,
  answered: (milliseconds: number) => void,
): Promise<Result> {
  let connection = 0
  const setupClient = (client: Client) => {
    client.setRequests(requestsOf(connection))
    connection += 1
  }
  return new Promise((resolve, reject) => {
    const asking = autocannon({ url, duration: seconds, connections, setupClient }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    asking.on('response', (_client, _status, _bytes, milliseconds) => answered(milliseconds))
  })
}

export function percentile(sorted: readonly number[], part: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
}

/** What the product's process, all its threads with it, has used of the processor, and holds of the memory. */
async function useOf(origin: string): Promise<{ seconds: number; bytes: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { seconds: value('process_cpu_seconds_total'), bytes: value('process_resident_memory_bytes') }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
