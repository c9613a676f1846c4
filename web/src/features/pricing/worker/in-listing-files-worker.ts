import { inFilesWorker } from '../../../files/in-files-worker.ts'
import type { WorkerClient } from '../../../workers/worker-client.ts'
import type { ListingFilesCalls } from './listing-files.worker.ts'

export type ListingFilesWorker = WorkerClient<ListingFilesCalls>

export const inListingFilesWorker = <Done>(use: (worker: ListingFilesWorker) => Promise<Done>) =>
  inFilesWorker(
    () => new Worker(new URL('./listing-files.worker.ts', import.meta.url), { type: 'module' }),
    use,
  )
