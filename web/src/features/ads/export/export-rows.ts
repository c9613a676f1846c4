interface Export {
  readonly format: ExportFormat
  readonly columns: readonly ExportColumn[]
  readonly rows: Iterable<ExportRow>
  /** The name of the sheet. */
  readonly name: string
}

/** Together with handing them over, the rows of one turn keep the page for less than it takes to draw it. */
const millisecondsInTurn = 8

/** Has rows written into a file by a worker, and makes them in turns, so that the page goes on answering meanwhile. */
export async function exportRows({ rows, ...file }: Export): Promise<Blob> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' })
  const send = (request: ExportRequest) => worker.postMessage(request)
  try {
    const written = new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data)
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessageerror = () => reject(new Error('messageerror'))
    })
    const all = rows[Symbol.iterator]()
    const sendAll = async () => {
      send({ kind: 'begin', ...file })
      for (let isDone = false; !isDone; ) {
        const turn = takeFor(millisecondsInTurn, all)
        isDone = turn.isDone
        send({ kind: 'rows', rows: turn.rows })
        await new Promise((resolve) => setTimeout(resolve))
      }
      send({ kind: 'end' })
    }
    const [blob] = await Promise.all([written, sendAll()])
    return blob
  } finally {
    worker.terminate()
  }
}

function takeFor(milliseconds: number, rows: Iterator<ExportRow>): { rows: ExportRow[]; isDone: boolean } {
  const until = performance.now() + milliseconds
  const taken: ExportRow[] = []
  while (performance.now() < until) {
    const next = rows.next()
    if (next.done) return { rows: taken, isDone: true }
    taken.push(next.value)
  }
  return { rows: taken, isDone: false }
}

export type ExportFormat = 'xlsx' | 'csv'

/** What the worker that writes a file is told: what it will be, its rows part by part, and that these were all. */
export type ExportRequest =
  | {
      readonly kind: 'begin'
      readonly format: ExportFormat
      readonly columns: readonly ExportColumn[]
      readonly name: string
    }
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'end' }

export type ExportKind = 'text' | 'count' | 'money' | 'percent' | 'ratio'

/** A column of a file to download. */
export interface ExportColumn {
  readonly header: string
  readonly kind: ExportKind
}

/** Figures as the screen has them, percentages in percent. */
export type ExportRow = readonly (string | number)[]
