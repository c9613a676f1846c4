import { useMutation } from '@tanstack/react-query'
import type { Closing } from '@vendaclara/contract/closing'
import { saveFile } from '../../../ui/save-file.ts'
import { errorsFileName } from '../download/errors-file-name.ts'
import { ClosingDeskClient } from '../worker/closing-desk-client.ts'

/** Writes the differences of a closing in a worker of its own, so that reading a file does not hold it up. */
export function useDownloadErrors(closing: Closing) {
  return useMutation({
    mutationFn: async () => {
      const desk = new ClosingDeskClient()
      try {
        const file = await desk.writeErrorsFile(closing.errors, new AbortController().signal)
        saveFile(errorsFileName(closing), file)
      } finally {
        desk.stop()
      }
    },
  })
}
