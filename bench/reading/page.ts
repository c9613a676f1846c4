import type { ReadingResult, ReadingTask } from './reading.worker.ts'

Object.assign(globalThis, {
  readChosenFile: (asked: Omit<ReadingTask, 'file'>) =>
    new Promise<ReadingResult>((resolve, reject) => {
      const file = document.querySelector('input')?.files?.[0]
      const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage({ ...asked, file })
    }),
})
