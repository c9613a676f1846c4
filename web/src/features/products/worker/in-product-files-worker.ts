import { inFilesWorker } from '../../../files/in-files-worker.ts'
import type { WorkerClient } from '../../../workers/worker-client.ts'
import type { ProductFilesCalls } from './product-files.worker.ts'

export type ProductFilesWorker = WorkerClient<ProductFilesCalls>

export const inProductFilesWorker = <Done>(use: (worker: ProductFilesWorker) => Promise<Done>) =>
  inFilesWorker(
    () => new Worker(new URL('./product-files.worker.ts', import.meta.url), { type: 'module' }),
    use,
  )
