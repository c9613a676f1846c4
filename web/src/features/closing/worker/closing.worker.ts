import { writeErrorsWorkbook } from '../download/write-errors-workbook.ts'
import { FileRefused } from '../reading/file-refused.ts'
import { ClosingDesk } from './closing-desk.ts'
import type { DeskMessage, DeskRequest } from './desk-messages.ts'

const desk = new ClosingDesk(
  (stage) => tell({ type: 'stage', stage }),
  (progress) => tell({ type: 'progress', progress }),
)

addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => {
  work(data).then(tell, (error: unknown) => {
    if (error instanceof FileRefused) {
      const { refusal, fileName } = error
      tell({ type: 'refused', refusal, fileName })
    } else reportError(error)
  })
})

async function work(request: DeskRequest): Promise<DeskMessage> {
  switch (request.type) {
    case 'orders':
      return { type: 'orders', answer: await desk.takeOrders(request.files, request.income) }
    case 'income':
      return { type: 'income', answer: await desk.takeIncome(request.files, request.requests) }
    case 'income-check':
      await desk.checkIncome(request.files)
      return { type: 'income-check' }
    case 'late':
      return { type: 'late', answer: await desk.findLate(request.awaited, request.income) }
    case 'errors-file':
      return { type: 'errors-file', answer: await writeErrorsWorkbook(request.errors) }
  }
}

function tell(message: DeskMessage): void {
  postMessage(message)
}
