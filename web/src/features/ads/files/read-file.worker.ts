import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { readAdsFile } from './read-report.ts'
import { reportRefusals } from './refusal.ts'

const millisecondsBetweenNews = 200

/** The progress of reading, or the report's next text. All texts are sent before the report. */
type ReadingNews = { readonly bytes: number } | { readonly text: string }

const calls = {
  read: async (file: File, { report: send }: Job<ReadingNews>) => {
    let sentAt = 0
    const reader = await readAdsFile(file, (bytes) => {
      const now = performance.now()
      if (bytes < file.size && now - sentAt < millisecondsBetweenNews) return
      sentAt = now
      send({ bytes })
    })
    const report = reader.finish((text) => send({ text }))
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
