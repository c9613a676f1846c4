import type { Marketplace } from '@vendaclara/core/pricing'
import { useEffect, useRef, useState } from 'react'
import { FileRefused } from '../../../files/file-refused.ts'
import type { ImportLines } from '../files/read-lines.ts'
import { mostFileBytes } from '../files/refusal.ts'
import { refusalSentence } from '../files/texts.ts'
import type { PricingBasis } from '../model/listing.ts'
import { inListingFilesWorker } from '../worker/in-listing-files-worker.ts'

export type ImportStep =
  | { readonly kind: 'choosing'; readonly refusal?: { readonly fileName: string; readonly sentence: string } }
  | { readonly kind: 'reading'; readonly fileName: string }
  | { readonly kind: 'read'; readonly fileName: string; readonly lines: ImportLines }

/** Reads the file that is chosen into lines to look at; nothing of it is imported here. */
export function useImportFile(marketplace: Marketplace, basis: PricingBasis) {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' })
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  async function read(files: readonly File[]): Promise<void> {
    const [file, ...more] = files
    if (!file) return
    const controller = new AbortController()
    reading.current?.abort()
    reading.current = controller
    setStep({ kind: 'reading', fileName: file.name })
    try {
      if (more.length > 0) throw new FileRefused({ kind: 'several' })
      if (file.size > mostFileBytes) throw new FileRefused({ kind: 'too-large' })
      const { signal } = controller
      const lines = await inListingFilesWorker((worker) =>
        worker.ask('readLines', { file, marketplace, basis }, { signal }),
      )
      setStep({ kind: 'read', fileName: file.name, lines })
    } catch (error) {
      if (controller.signal.aborted) return
      const isRefused = error instanceof FileRefused
      const sentence = refusalSentence(isRefused ? error.refusal : { kind: 'unexpected' })
      setStep({ kind: 'choosing', refusal: { fileName: file.name, sentence } })
      if (!isRefused) reportError(error)
    }
  }

  function startOver(): void {
    reading.current?.abort()
    setStep({ kind: 'choosing' })
  }

  return { step, read, startOver }
}
