import type { AdsReport } from '@vendaclara/core/ads'
import { isStorageFull } from '../kept-reports/is-storage-full.ts'
import { keptEntryOf } from '../kept-reports/kept-entry.ts'
import { reportStorage } from '../kept-reports/report-storage.ts'
import { titleOf } from '../kept-reports/title-of.ts'
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
    tell({ kind: 'report', report })
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

function tell(message: WorkerMessage): void {
  self.postMessage(message, { transfer: message.kind === 'report' ? columnsOf(message.report) : [] })
}

function columnsOf({ terms: { ends, hasClicks, figures } }: AdsReport): ArrayBufferLike[] {
  return [ends, hasClicks, ...Object.values(figures)].map((column) => column.buffer)
}
