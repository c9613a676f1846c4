import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { FileRefused } from '../../../files/file-refused.ts'
import { saveFile } from '../../../files/save-file.ts'
import { texts } from '../export/export-texts.ts'
import type { ImportLine } from '../files/read-lines.ts'
import type { Listing, PricingBasis } from '../model/listing.ts'
import { inListingFilesWorker, type ListingFilesWorker } from './in-listing-files-worker.ts'

interface Download {
  readonly name: string
  readonly write: (worker: ListingFilesWorker) => Promise<Blob>
}

export function useDownload() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, write }: Download) => saveFile(name, await inListingFilesWorker(write)),
    onError: (error) => {
      const isOffline = error instanceof FileRefused && error.refusal.kind === 'reader-missing'
      const message = isOffline ? texts.failedOffline : texts.failedHere
      notifications.show({ color: 'red', title: texts.failed, message })
    },
  })
  return {
    isPending,
    template: () =>
      mutate({ name: texts.templateFile, write: (worker) => worker.ask('writeTemplate', undefined) }),
    listings: (listings: readonly Listing[], basis: PricingBasis) =>
      mutate({
        name: listingsFileName(new Date()),
        write: (worker) => worker.ask('writeListings', { listings, basis }),
      }),
    refusedLines: (lines: readonly ImportLine[]) =>
      mutate({ name: texts.refusedLinesFile, write: (worker) => worker.ask('writeRefusedLines', lines) }),
  }
}

/** 'Vendaclara anúncios 2026-11-20.xlsx', with the day in the seller's time zone. */
export function listingsFileName(now: Date): string {
  return texts.listingsFile(dayjs(now).format('YYYY-MM-DD'))
}
