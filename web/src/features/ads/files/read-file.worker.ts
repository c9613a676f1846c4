import type { Letters, ReportWithoutTexts } from '@vendaclara/core/ads'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { readAdsFile } from './read-report.ts'
import { reportRefusals } from './refusal.ts'

const millisecondsBetweenNews = 200

/** The progress of reading, or the letters of the report's next text. All texts are sent before the report. */
type ReadingNews = { readonly bytes: number } | { readonly letters: Letters }

const calls = {
  read: async (file: File, { report: send }: Job<ReadingNews>) => {
    const report = await read(file, send)
    const { ends, hasClicks, figures } = report.terms
    const columns = [ends, hasClicks, ...Object.values(figures)]
    return new Transferring(
      report,
      columns.map(({ buffer }) => buffer),
    )
  },
}
export type ReadFileCalls = typeof calls

serveCalls(calls, reportRefusals)

async function read(file: File, send: Job<ReadingNews>['report']): Promise<ReportWithoutTexts> {
  let sentAt = 0
  return readAdsFile(file, {
    onProgress: (bytes) => {
      const now = performance.now()
      if (bytes < file.size && now - sentAt < millisecondsBetweenNews) return
      sentAt = now
      send({ bytes })
    },
    // Transferred as letters and turned into a text by the page, which is quicker than copying the text.
    onLetters: (letters) => send({ letters }, [letters.buffer]),
  })
}
