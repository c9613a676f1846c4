import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import { useEffect, useRef, useState } from 'react'
import { FileRefused } from '../../../files/file-refused.ts'
import { useSession } from '../../../session/use-session.ts'
import type { MappedColumns } from '../files/columns.ts'
import { type TablePlace, type TableSurvey, tableMapping } from '../files/mapping/survey-table.ts'
import { mostFileBytes } from '../files/refusal.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { useStoredListings } from '../saving/stored-listings.ts'
import { inListingFilesWorker } from '../worker/in-listing-files-worker.ts'
import type { ListToRead, ReadList } from '../worker/listing-files.worker.ts'
import { rememberedColumns } from './columns/remembered-columns.ts'
import { explainRefusal, type ImportRefusal } from './refusal-help.ts'

/** A file that was chosen, what the seller said of it, and what is known of it so far. */
export interface ChosenFile {
  readonly file: File
  readonly byTitle: boolean
  readonly isBusy: boolean
  /** Why what was last asked of it was refused. */
  readonly problem?: ImportRefusal | undefined
  readonly survey?: TableSurvey | undefined
  /** The columns that were agreed on; absent if they were read as found. */
  readonly columns?: MappedColumns | undefined
  /** The lines, once its columns are agreed on or without doubt. */
  readonly list?: ReadList | undefined
}

/** Reads the chosen file into lines to check, by columns that are agreed on. It imports nothing. */
export function useImportFile(marketplace: Marketplace) {
  const [chosen, setChosen] = useState<ChosenFile>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const account = useSession().user
  const { basis } = useCalculator()
  const stored = useStoredListings()

  /** Asks something of the file. Only the last request counts; if it is refused, what was known before the lines stays. */
  async function ask(next: ChosenFile, question: Pick<ListToRead, 'place' | 'mapping'>): Promise<void> {
    const { file, byTitle } = next
    const controller = new AbortController()
    reading.current?.abort()
    reading.current = controller
    const { signal } = controller
    setChosen({ ...next, isBusy: true, problem: undefined })
    const listings = forEachMarketplace(stored.of)
    const context = { marketplace, basis, byTitle, listings }
    const remembered = rememberedColumns.read(account)
    try {
      const answer = await inListingFilesWorker((worker) =>
        worker.ask('readList', { file, context, remembered, ...question }, { signal }),
      )
      if (!signal.aborted) setChosen({ ...next, ...answer, isBusy: false, problem: undefined })
    } catch (error) {
      if (signal.aborted) return
      const isRefused = error instanceof FileRefused
      const problem = explainRefusal(isRefused ? error.refusal : { kind: 'unexpected' })
      setChosen({ ...(next.list ? { file, byTitle } : next), isBusy: false, problem })
      if (!isRefused) reportError(error)
    }
  }

  const mappingOf = ({ survey, columns }: ChosenFile) => survey && tableMapping(survey, columns)
  return {
    chosen,
    read: async ([file, ...more]: readonly File[]): Promise<void> => {
      if (!file) return
      const first: ChosenFile = { file, byTitle: true, isBusy: false }
      const fault = more.length > 0 ? 'several' : file.size > mostFileBytes ? 'too-large' : undefined
      if (!fault) return ask(first, {})
      reading.current?.abort()
      setChosen({ ...first, problem: explainRefusal({ kind: fault }) })
    },
    survey: (before: ChosenFile, place: TablePlace) => ask({ ...before, columns: undefined }, { place }),
    agree: (before: ChosenFile, columns: MappedColumns) => {
      rememberedColumns.remember(account, before.survey?.signature ?? '', columns)
      const agreed = { ...before, columns }
      return ask(agreed, { mapping: mappingOf(agreed) })
    },
    forget: (before: ChosenFile) => {
      rememberedColumns.forget(account, before.survey?.signature ?? '')
      return ask({ ...before, columns: undefined }, { place: before.survey })
    },
    match: (before: ChosenFile, byTitle: boolean) =>
      ask({ ...before, byTitle }, { mapping: mappingOf(before) }),
    review: (before: ChosenFile) => {
      reading.current?.abort()
      setChosen({ ...before, list: undefined, isBusy: false })
    },
    startOver: () => {
      reading.current?.abort()
      setChosen(undefined)
    },
  }
}
export type ImportFile = ReturnType<typeof useImportFile>
