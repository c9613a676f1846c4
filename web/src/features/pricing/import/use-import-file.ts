import { useQueryClient } from '@tanstack/react-query'
import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import { useEffect, useRef, useState } from 'react'
import { FileRefused } from '../../../files/file-refused.ts'
import { useSession } from '../../../session/use-session.ts'
import type { MappedColumns } from '../files/columns.ts'
import { type TablePlace, type TableSurvey, tableMapping } from '../files/mapping/survey-table.ts'
import { mostFileBytes } from '../files/refusal.ts'
import type { ListingsByMarketplace } from '../model/listing.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { listingsQuery } from '../saving/queries.ts'
import { inListingFilesWorker, type ListingFilesWorker } from '../worker/in-listing-files-worker.ts'
import type { ReadingContext, ReadList } from '../worker/listing-files.worker.ts'
import { rememberedColumns } from './columns/remembered-columns.ts'
import { explainRefusal, type ImportRefusal } from './refusal-help.ts'

export type ImportStep =
  | { readonly kind: 'choosing'; readonly refusal?: { readonly fileName: string } & ImportRefusal }
  | { readonly kind: 'reading'; readonly fileName: string }
  | ColumnsToAgree
  | LinesRead

interface LinesRead {
  readonly kind: 'read'
  readonly file: File
  readonly survey: TableSurvey
  /** Absent if they were read as found. */
  readonly columns: MappedColumns | undefined
  readonly list: ReadList
  readonly byTitle: boolean
  /** Whether the lines are being matched again. */
  readonly isBusy: boolean
}

interface ColumnsToAgree {
  readonly kind: 'columns'
  readonly file: File
  readonly survey: TableSurvey
  /** The columns that were agreed on, if the lines were read before. */
  readonly columns: MappedColumns | undefined
  readonly isBusy: boolean
  /** Why the last request could not be carried out. */
  readonly problem?: ImportRefusal
}

const noListings: ListingsByMarketplace = forEachMarketplace(() => [])

/** Reads the chosen file into lines to check, by columns that are agreed on. It imports nothing. */
export function useImportFile(marketplace: Marketplace) {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' })
  const { ask, cancel } = useAsking(setStep)
  const account = useSession().user
  const contextOf = useReadingContext(marketplace)
  async function read(files: readonly File[]): Promise<void> {
    const [file, ...more] = files
    if (!file) return
    cancel()
    if (more.length > 0) return setStep(refused(file, explainRefusal({ kind: 'several' })))
    if (file.size > mostFileBytes) return setStep(refused(file, explainRefusal({ kind: 'too-large' })))
    setStep({ kind: 'reading', fileName: file.name })
    const remembered = rememberedColumns.read(account)
    await ask(
      (worker, options) => worker.ask('openList', { file, context: contextOf(true), remembered }, options),
      ({ survey, list }) => {
        if (!list) return columnsOf(file, survey)
        return { kind: 'read', file, survey, columns: undefined, list, byTitle: true, isBusy: false }
      },
      (refusal) => refused(file, refusal),
    )
  }

  /** Surveys another table of the file, or the same one again. */
  async function survey(before: ColumnsToAgree, place: TablePlace): Promise<void> {
    setStep({ ...before, isBusy: true })
    const remembered = rememberedColumns.read(account)
    await ask(
      (worker, options) => worker.ask('surveyTable', { file: before.file, place, remembered }, options),
      (found) => columnsOf(before.file, found),
      (problem) => ({ ...before, isBusy: false, problem }),
    )
  }

  /** Reads the lines by the columns that were agreed on, and remembers these. */
  async function agree(before: ColumnsToAgree, columns: MappedColumns): Promise<void> {
    const agreed = { ...before, columns, isBusy: true }
    setStep(agreed)
    rememberedColumns.remember(account, before.survey.signature, columns)
    await readLines(agreed, true, (problem) => ({ ...agreed, isBusy: false, problem }))
  }

  /** Matches the lines with listings again. */
  async function match(before: LinesRead, byTitle: boolean): Promise<void> {
    setStep({ ...before, byTitle, isBusy: true })
    await readLines(before, byTitle, (refusal) => refused(before.file, refusal))
  }

  function readLines(
    { file, survey, columns }: ColumnsToAgree | LinesRead,
    byTitle: boolean,
    onRefused: (refusal: ImportRefusal) => ImportStep,
  ): Promise<void> {
    const mapping = tableMapping(survey, columns)
    return ask(
      (worker, options) => worker.ask('readList', { file, context: contextOf(byTitle), mapping }, options),
      (list) => ({ kind: 'read', file, survey, columns, list, byTitle, isBusy: false }),
      onRefused,
    )
  }

  function forget(before: ColumnsToAgree): Promise<void> {
    rememberedColumns.forget(account, before.survey.signature)
    return survey(before, before.survey)
  }

  function startOver(): void {
    cancel()
    setStep({ kind: 'choosing' })
  }

  /** Goes back from the lines to the columns. */
  function review(before: LinesRead): void {
    cancel()
    const { file, survey, columns } = before
    setStep({ kind: 'columns', file, survey, columns, isBusy: false })
  }

  return { step, read, survey, agree, match, forget, review, startOver }
}

function columnsOf(file: File, survey: TableSurvey): ColumnsToAgree {
  return { kind: 'columns', file, survey, columns: undefined, isBusy: false }
}

function refused(file: File, refusal: ImportRefusal): ImportStep {
  return { kind: 'choosing', refusal: { fileName: file.name, ...refusal } }
}

/** What the lines of a file are compared with: the seller's listings at that moment. */
function useReadingContext(marketplace: Marketplace) {
  const { basis } = useCalculator()
  const queryClient = useQueryClient()
  const account = useSession().user
  return (byTitle: boolean): ReadingContext => {
    const listings = queryClient.getQueryData<ListingsByMarketplace>(listingsQuery(account).queryKey)
    return { marketplace, basis, byTitle, listings: listings ?? noListings }
  }
}

/** Requests about a file. Only the last one counts. */
function useAsking(setStep: (step: ImportStep) => void) {
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  /** Lets a worker do something with the file and shows the resulting step; for a refusal, the step of `onRefused`. */
  async function ask<Answer>(
    work: (worker: ListingFilesWorker, options: { signal: AbortSignal }) => Promise<Answer>,
    onAnswer: (answer: Answer) => ImportStep,
    onRefused: (refusal: ImportRefusal) => ImportStep,
  ): Promise<void> {
    const controller = new AbortController()
    reading.current?.abort()
    reading.current = controller
    try {
      const answer = await inListingFilesWorker((worker) => work(worker, { signal: controller.signal }))
      if (!controller.signal.aborted) setStep(onAnswer(answer))
    } catch (error) {
      if (controller.signal.aborted) return
      const isRefused = error instanceof FileRefused
      setStep(onRefused(explainRefusal(isRefused ? error.refusal : { kind: 'unexpected' })))
      if (!isRefused) reportError(error)
    }
  }

  return { ask, cancel: () => reading.current?.abort() }
}
