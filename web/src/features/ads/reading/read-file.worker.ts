import type { AdsReport } from '@vendaclara/core/ads'
import { textsInPart } from '../report/texts-in-part.ts'
import { problemOf } from './problem-of.ts'
import { readReport } from './read-report.ts'
import type { WorkerMessage } from './worker-message.ts'

const millisecondsBetweenNews = 60

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    handOver(await read(file))
  } catch (error) {
    tell({ kind: 'problem', problem: problemOf(error) })
  }
}

function read(file: File): Promise<AdsReport> {
  let toldAt = 0
  return readReport(file.stream(), (bytes) => {
    const now = performance.now()
    if (bytes < file.size && now - toldAt < millisecondsBetweenNews) return
    toldAt = now
    tell({ kind: 'progress', bytes })
  })
}

function handOver({ terms: { texts, ...terms }, ...report }: AdsReport): void {
  for (let first = 0; first < texts.length; first += textsInPart) {
    tell({ kind: 'texts', texts: texts.slice(first, first + textsInPart) })
  }
  const columns = [terms.ends, terms.hasClicks, ...Object.values(terms.figures)]
  tell(
    { kind: 'report', report: { ...report, terms } },
    columns.map(({ buffer }) => buffer),
  )
}

function tell(message: WorkerMessage, transfer: ArrayBufferLike[] = []): void {
  self.postMessage(message, { transfer })
}
