import { scanEntries } from './limit.ts'
import { type Columns, type ReaderName, readers } from './readers.ts'
import { type ReportKind, wantedColumns } from './wanted-columns.ts'

export interface ReadingTask {
  readonly file: File
  readonly report: ReportKind
  readonly contender: ReaderName | 'limit'
}

export interface ReadingResult {
  readonly milliseconds: number
  /** What was read, in short: the same for all readers, so that none wins by reading less. */
  readonly digest: string
}

let kept: unknown

addEventListener('message', ({ data }: MessageEvent<ReadingTask>) => {
  work(data).then((result) => postMessage(result), reportError)
})

async function work({ file, report, contender }: ReadingTask): Promise<ReadingResult> {
  const start = performance.now()
  if (contender === 'limit') kept = await scanEntries(file)
  else kept = await readers[contender](file, wantedColumns[report])
  const milliseconds = performance.now() - start
  return { milliseconds, digest: contender === 'limit' ? '' : digest(kept as Columns) }
}

function digest(columns: Columns): string {
  return Object.values(columns)
    .map((values) => {
      let sum = 0
      for (const value of values)
        sum += typeof value === 'number' ? Math.round(value * 100) : String(value ?? '').length
      return `${values.length}:${sum}`
    })
    .join(' ')
}
