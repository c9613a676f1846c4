import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { FileRefused } from '../../../files/file-refused.ts'
import { saveFile } from '../../../files/save-file.ts'
import { transferTexts as texts } from '../files/texts.ts'
import { inListingFilesWorker, type ListingFilesWorker } from './in-listing-files-worker.ts'

interface Download {
  readonly name: string
  readonly write: (worker: ListingFilesWorker) => Promise<Blob>
}

/** Has a workbook written and hands it to the browser's downloads. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ name, write }: Download) => saveFile(name, await inListingFilesWorker(write)),
    onError: (error) => {
      const isOffline = error instanceof FileRefused && error.refusal.kind === 'reader-missing'
      const message = isOffline ? texts.fileFailedOffline : texts.fileFailedHere
      notifications.show({ color: 'red', title: texts.fileFailed, message })
    },
  })
}

export const templateFileName = 'Vendaclara modelo de anúncios.xlsx'
export const refusedFileName = 'Vendaclara linhas com erro.xlsx'

/** 'Vendaclara anúncios 2026-11-20.xlsx', the day being the seller's. */
export function listingsFileName(now: Date): string {
  return `Vendaclara anúncios ${dayjs(now).format('YYYY-MM-DD')}.xlsx`
}
