import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrowserBench, type Measured } from './reading/browser-bench.ts'
import type { ReadingTask } from './reading/reading.worker.ts'
import type { ReportKind } from './reading/wanted-columns.ts'
import { generatedIncome, generatedOrders } from './workbooks/columns.ts'
import { writeWorkbook } from './workbooks/write-workbook.ts'

const reports = { orders: generatedOrders, income: generatedIncome } as const
const contenders: readonly ReadingTask['contender'][] = [
  'ours',
  'limit',
  'SheetJS and a plain loop',
  'hucre and a plain loop',
]
const rounds = 3

const folder = mkdtempSync(join(tmpdir(), 'vendaclara-workbooks-'))
const bench = await BrowserBench.start()
try {
  for (const report of ['orders', 'income'] as const) {
    for (const rows of [1_000, 10_000, 100_000]) await compare(report, rows)
  }
} finally {
  bench.stop()
  rmSync(folder, { recursive: true })
}

async function compare(report: ReportKind, rows: number): Promise<void> {
  const path = join(folder, 'report.xlsx')
  await writeWorkbook(path, reports[report], rows)
  const runs = new Map<string, Measured[]>(contenders.map((contender) => [contender, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders)
      runs.get(contender)?.push(await bench.run(path, { report, contender }))
  }
  const digests = new Set(
    [...runs.values()]
      .flat()
      .map(({ digest }) => digest)
      .filter((digest) => digest !== ''),
  )
  if (digests.size !== 1) throw new Error(`the readers differ: ${[...digests].join(' / ')}`)
  const ours = median(runs.get('ours') ?? [], 'milliseconds')
  const columns = reports[report].length
  console.log(
    `\n${rows.toLocaleString('en')} rows of ${report}, ${columns} columns, 12 kept (median of ${rounds})`,
  )
  console.table(
    [...runs].map(([name, measured]) => ({
      name,
      ms: median(measured, 'milliseconds').toFixed(0),
      times: (median(measured, 'milliseconds') / ours).toFixed(2),
      'peak MB': median(measured, 'peakMemory').toFixed(0),
    })),
  )
}

function median(measured: readonly Measured[], of: 'milliseconds' | 'peakMemory'): number {
  const values = measured.map((one) => one[of] ?? Number.NaN).toSorted((one, other) => one - other)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}
