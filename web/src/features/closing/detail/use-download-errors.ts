import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../ui/save-file.ts'
import { errorsFileName } from '../download/errors-file-name.ts'
import { ClosingDeskClient } from '../worker/closing-desk-client.ts'
import type { OpenClosing } from './storing/open-closing.ts'

/** Writes the differences of a closing in a worker of its own, so that reading a file does not hold it up. */
export function useDownloadErrors(closing: OpenClosing) {
  return useMutation({
    mutationFn: async () => {
      const desk = new ClosingDeskClient()
      try {
        const file = await desk.writeErrorsFile(closing.rows?.errors ?? [], new AbortController().signal)
        saveFile(errorsFileName(closing), file)
      } finally {
        desk.stop()
      }
    },
  })
}
