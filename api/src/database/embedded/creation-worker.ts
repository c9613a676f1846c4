import { parentPort, workerData } from 'node:worker_threads'
import { createFolder } from './create-folder.ts'

// A thread that listens to nothing waits for V8's compilers, and they may wait for it (nodejs/node#54918).
parentPort?.ref()
await createFolder(workerData)
process.exit()
