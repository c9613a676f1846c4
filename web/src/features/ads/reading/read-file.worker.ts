import type { AdsReport } from '@vendaclara/core/ads'
import { isStorageFull } from '../kept-reports/is-storage-full.ts'
import { keptEntryOf } from '../kept-reports/kept-entry.ts'
import { reportStorage } from '../kept-reports/report-storage.ts'
import { titleOf } from '../kept-reports/title-of.ts'
import { textsInPart } from '../report/texts-in-part.ts'
import { problemOf } from './problem-of.ts'
import { readReport } from './read-report.ts'
import type { ReadRequest, WorkerMessage } from './worker-message.ts'

const millisecondsBetweenNews = 60

self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  try {
    await keep(data, await read(data.file))
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

/** Hands the report to the page as soon as the browser's storage has its copy, and then says whether that is kept. */
async function keep(request: ReadRequest, report: AdsReport): Promise<void> {
  const { file, account, id, importedAt, isBeside } = request
  let isHanded = false
  const hand = () => {
    if (isHanded) return
    isHanded = true
    handOver(report)
  }
  try {
    const imported = { id, title: null, fileName: file.name, importedAt, report }
    if (isBeside) await reportStorage.save(account, imported, titleOf(keptEntryOf(imported)), hand)
    else await reportStorage.keep(account, imported, hand)
    tell({ kind: 'kept' })
  } catch (error) {
    hand()
    tell({ kind: 'not-kept', isFull: isStorageFull(error) })
  }
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
