import type { Letters, ReportWithoutTexts } from '@vendaclara/core/ads'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { readAdsFile } from './read-report.ts'
import { reportRefusals } from './refusal.ts'

const millisecondsBetweenNews = 60

/** How far the reading is, or the letters of the next text of the report, which come before it. */
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
    // Given away and made a text by the page: both are quicker than a copy of the text.
    onLetters: (letters) => send({ letters }, [letters.buffer]),
  })
}
