import { workerData } from 'node:worker_threads'
import { createFolder } from './create-folder.ts'

await createFolder(workerData)
