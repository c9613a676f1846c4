import type { ReportWithoutTexts } from '@vendaclara/core/ads'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { type Job, Transferring } from '../../../workers/worker-calls.ts'
import { textsInPart } from '../model/imported-report.ts'
import { readAdsFile } from './read-report.ts'
import { reportRefusals } from './refusal.ts'

const millisecondsBetweenNews = 60

/** How far the reading is, or some of the texts of the report, which come before it. */
type ReadingNews = { readonly bytes: number } | { readonly texts: readonly string[] }

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

async function read(file: File, send: (news: ReadingNews) => void): Promise<ReportWithoutTexts> {
  let sentAt = 0
  let texts: string[] = []
  const sendTexts = () => {
    send({ texts })
    texts = []
  }
  const report = await readAdsFile(file, {
    onProgress: (bytes) => {
      const now = performance.now()
      if (bytes < file.size && now - sentAt < millisecondsBetweenNews) return
      sentAt = now
      send({ bytes })
    },
    onText: (text) => {
      if (texts.push(text) === textsInPart) sendTexts()
    },
  })
  sendTexts()
  return report
}
