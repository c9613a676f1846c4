import { forEachMarketplace } from '@vendaclara/core/pricing'
import { writeListings, writeRefusedLines } from '../export/write-listings.ts'
import { writeTemplate } from '../export/write-template.ts'
import { readFile } from '../files/read-file.ts'
import { readLines } from '../files/read-lines.ts'
import { FileRefused } from '../files/refusal.ts'
import { newListing } from '../model/listing.ts'
import type { TransferAnswer, TransferRequest } from './ask-listing-files-worker.ts'

addEventListener('message', ({ data }: MessageEvent<TransferRequest>) => {
  work(data).then(tell, (error: unknown) => {
    if (error instanceof FileRefused) tell({ kind: 'refused', refusal: error.refusal })
    else reportError(error)
  })
})

async function work(request: TransferRequest): Promise<TransferAnswer> {
  switch (request.kind) {
    case 'lines':
      return { kind: 'lines', lines: await read(request) }
    case 'template':
      return { kind: 'workbook', workbook: await writeTemplate() }
    case 'listings':
      return { kind: 'workbook', workbook: await writeListings(request.listings, request.basis) }
    case 'refused-lines':
      return { kind: 'workbook', workbook: await writeRefusedLines(request.lines) }
  }
}

async function read({ file, marketplace, basis }: TransferRequest & { kind: 'lines' }) {
  const blank = forEachMarketplace((one) => newListing('', one, basis))
  return await readLines(await readFile(file), { blank, marketplace, newId: () => crypto.randomUUID() })
}

function tell(answer: TransferAnswer): void {
  postMessage(answer)
}
