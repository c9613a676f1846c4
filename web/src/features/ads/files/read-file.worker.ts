import type { ReportWithoutTexts } from '@vendaclara/core/ads'
import { textsInPart } from '../model/imported-report.ts'
import { problemOf } from './file-problem.ts'
import type { WorkerMessage } from './import-file.ts'
import { readReport } from './read-report.ts'

const millisecondsBetweenNews = 60

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    sendReport(await read(file))
  } catch (error) {
    send({ kind: 'problem', problem: problemOf(error) })
  }
}

async function read(file: File): Promise<ReportWithoutTexts> {
  let sentAt = 0
  let texts: string[] = []
  const sendTexts = () => {
    send({ kind: 'texts', texts })
    texts = []
  }
  const report = await readReport(file.stream(), {
    onProgress: (bytes) => {
      const now = performance.now()
      if (bytes < file.size && now - sentAt < millisecondsBetweenNews) return
      sentAt = now
      send({ kind: 'progress', bytes })
    },
    onText: (text) => {
      if (texts.push(text) === textsInPart) sendTexts()
    },
  })
  sendTexts()
  return report
}

function sendReport(report: ReportWithoutTexts): void {
  const { ends, hasClicks, figures } = report.terms
  const columns = [ends, hasClicks, ...Object.values(figures)]
  send(
    { kind: 'report', report },
    columns.map(({ buffer }) => buffer),
  )
}

function send(message: WorkerMessage, transfer: ArrayBufferLike[] = []): void {
  self.postMessage(message, { transfer })
}
