import type { ReportWithoutTexts } from '@vendaclara/core/ads'
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

async function read(file: File): Promise<ReportWithoutTexts> {
  let toldAt = 0
  let texts: string[] = []
  const handOverTexts = () => {
    tell({ kind: 'texts', texts })
    texts = []
  }
  const report = await readReport(file.stream(), {
    onProgress: (bytes) => {
      const now = performance.now()
      if (bytes < file.size && now - toldAt < millisecondsBetweenNews) return
      toldAt = now
      tell({ kind: 'progress', bytes })
    },
    onText: (text) => {
      if (texts.push(text) === textsInPart) handOverTexts()
    },
  })
  handOverTexts()
  return report
}

function handOver(report: ReportWithoutTexts): void {
  const { ends, hasClicks, figures } = report.terms
  const columns = [ends, hasClicks, ...Object.values(figures)]
  tell(
    { kind: 'report', report },
    columns.map(({ buffer }) => buffer),
  )
}

function tell(message: WorkerMessage, transfer: ArrayBufferLike[] = []): void {
  self.postMessage(message, { transfer })
}
