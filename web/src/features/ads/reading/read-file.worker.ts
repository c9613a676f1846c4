import { problemOf } from './problem-of.ts'
import { readReport } from './read-report.ts'
import type { WorkerMessage } from './worker-message.ts'

const millisecondsBetweenNews = 60

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    let toldAt = 0
    const report = await readReport(file.stream(), (bytes) => {
      const now = performance.now()
      if (bytes < file.size && now - toldAt < millisecondsBetweenNews) return
      toldAt = now
      tell({ kind: 'progress', bytes })
    })
    tell({ kind: 'report', report: report })
  } catch (error) {
    tell({ kind: 'problem', problem: problemOf(error) })
  }
}

function tell(message: WorkerMessage): void {
  const columns = message.kind === 'report' ? Object.values(message.report.terms.figures) : []
  self.postMessage(message, { transfer: columns.map((column) => column.buffer) })
}
