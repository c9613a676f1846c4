import { afterEach, expect, test, vi } from 'vitest'
import { NearWorker } from '../../../../test/near-worker.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import { readAdsFile } from '../files/read-report.ts'
import { exampleReport } from './example-report.ts'
import { importFile } from './import-file.ts'

const calls = {
  read: (file: File, { report }: Job<unknown>) =>
    readAdsFile(file, { onLetters: (letters) => report({ letters }) }),
}

afterEach(() => void vi.unstubAllGlobals())

test('an import that is cancelled while its texts are put together shows nothing', async () => {
  const heard: string[] = []
  const hear = (what: string) => () => void heard.push(what)
  const ended = new Promise<void>((resolve) => {
    class EndedWorker extends NearWorker {
      constructor() {
        super(calls)
      }

      override terminate(): void {
        super.terminate()
        cancel()
        resolve()
      }
    }
    vi.stubGlobal('Worker', EndedWorker)
  })
  const cancel = importFile(
    { file: exampleReport(), account: 'ana', isBeside: false },
    {
      onState: ({ importing, failure }) => (importing && !failure ? undefined : hear('state')()),
      onReport: hear('report'),
      onKept: hear('kept'),
    },
  )
  await ended
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toEqual([])
})
