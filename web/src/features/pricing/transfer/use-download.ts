import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../ui/save-file.ts'
import { FileRefused } from './reading/refusal.ts'
import { transferTexts as texts } from './texts.ts'
import { askTransferWorker } from './worker/ask-transfer-worker.ts'
import type { TransferRequest } from './worker/transfer-messages.ts'

interface Download {
  readonly name: string
  readonly request: Exclude<TransferRequest, { kind: 'lines' }>
}

/** Has a workbook written and hands it to the browser's downloads. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ name, request }: Download) => saveFile(name, await askTransferWorker(request)),
    onError: (error) => {
      const isOffline = error instanceof FileRefused && error.refusal.kind === 'reader-missing'
      const message = isOffline ? texts.fileFailedOffline : texts.fileFailedHere
      notifications.show({ color: 'red', title: texts.fileFailed, message })
    },
  })
}
