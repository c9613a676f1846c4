import { brazilianDay } from '@vendaclara/core/calendar'
import type { CostListMapping, ProductFile, ReadInvoice } from '@vendaclara/core/products'
import { useEffect, useRef, useState } from 'react'
import { FileRefused } from '../../../files/file-refused.ts'
import type { FileResult, Progress } from '../files/read-files.ts'
import { mostFiles, type Refusal } from '../files/refusal.ts'
import { inProductFilesWorker, type ProductFilesWorker } from '../worker/in-product-files-worker.ts'
import { explainRefusal, type RefusedFile } from './refusal-help.ts'

/** A list of the seller's own, whose columns have to be agreed on. */
export type ListToMap = Extract<FileResult, { kind: 'columns' }>

/** A company that bought by invoices which are not known to be the seller's. */
interface OtherBuyer {
  readonly buyer: string
  readonly buyerName: string
  readonly invoices: number
}

/** The content of the read files. `files` are those that are read again once the buyer of the invoices is known. */
export interface FilesRead {
  readonly reading: Progress | null
  readonly files: readonly File[]
  readonly products: readonly ProductFile[]
  readonly invoices: readonly ReadInvoice[]
  readonly others: readonly OtherBuyer[]
  readonly toMap: readonly ListToMap[]
  readonly refused: readonly RefusedFile[]
}

const nothing: FilesRead = {
  reading: null,
  files: [],
  products: [],
  invoices: [],
  others: [],
  toMap: [],
  refused: [],
}

/** What was read, and the worker that reads it. */
function useReading() {
  const [state, setState] = useState(nothing)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  /** Does something in a worker, unless it is cancelled; a refusal is said. */
  async function ask<Answer>(
    name: string,
    work: (worker: ProductFilesWorker, signal: AbortSignal) => Promise<Answer>,
    after: (before: FilesRead, answer: Answer) => FilesRead,
  ): Promise<void> {
    const controller = new AbortController()
    reading.current?.abort()
    reading.current = controller
    const { signal } = controller
    try {
      const answer = await inProductFilesWorker((worker) => work(worker, signal))
      if (!signal.aborted) setState((before) => ({ ...after(before, answer), reading: null }))
    } catch (error) {
      if (signal.aborted) return
      const refused = explainRefusal(name, refusalOf(error))
      setState((before) => ({ ...before, reading: null, refused: [...before.refused, refused] }))
    }
  }

  return { state, setState, ask, stop: () => reading.current?.abort() }
}

/** Reads files into what they say of products. It changes nothing. */
export function useReadFiles() {
  const { state, setState, ask, stop } = useReading()

  /** Reads files instead of those that were read before. */
  async function read(files: readonly File[], taxIds: readonly string[]): Promise<void> {
    if (files.length > mostFiles) {
      return setState({ ...nothing, refused: [explainRefusal(files[0]?.name ?? '', { kind: 'several' })] })
    }
    setState({ ...nothing, files })
    await askAll(files, taxIds, (before, results) => ({ ...before, ...sorted(results) }))
  }

  /** Reads the invoices once it is known whose they are. What was agreed on of the other files stays. */
  async function readInvoices(taxIds: readonly string[]): Promise<void> {
    await askAll(state.files, taxIds, withInvoices)
  }

  async function askAll(
    files: readonly File[],
    taxIds: readonly string[],
    after: (before: FilesRead, results: readonly FileResult[]) => FilesRead,
  ): Promise<void> {
    const readOn = brazilianDay(new Date())
    const onReport = (reading: Progress) => setState((before) => ({ ...before, reading }))
    onReport({ done: 0, all: files.length })
    await ask(
      files[0]?.name ?? '',
      (worker, signal) => worker.ask('readFiles', { files, readOn, taxIds }, { signal, onReport }),
      after,
    )
  }

  /** Reads a list by the columns that were agreed on. */
  async function agree(list: ListToMap, mapping: CostListMapping): Promise<void> {
    const readOn = brazilianDay(new Date())
    const rest = ({ toMap }: FilesRead) => toMap.filter((one) => one !== list)
    setState((before) => ({ ...before, toMap: rest(before), reading: { done: 0, all: 1 } }))
    await ask(
      list.fileName,
      (worker, signal) => worker.ask('readList', { file: list.file, readOn, mapping }, { signal }),
      (before, products) => ({ ...before, products: [...before.products, products] }),
    )
  }

  return {
    ...state,
    read,
    readInvoices,
    /** Takes the listings of the calculator as a file. */
    take: (products: ProductFile) => setState({ ...nothing, products: [products] }),
    agree,
    skip: (list: ListToMap) =>
      setState((before) => ({ ...before, toMap: before.toMap.filter((one) => one !== list) })),
    /** Drops a file that was read. */
    leaveOut: (file: ProductFile) =>
      setState((before) => ({ ...before, products: before.products.filter((one) => one !== file) })),
    startOver: () => {
      stop()
      setState(nothing)
    },
  }
}

function withInvoices(before: FilesRead, results: readonly FileResult[]): FilesRead {
  const { invoices, others, refused } = sorted(results)
  const isList = ({ fileName }: RefusedFile) =>
    results.some((one) => one.kind === 'columns' && one.fileName === fileName)
  return { ...before, invoices, others, refused: [...refused, ...before.refused.filter(isList)] }
}

function sorted(results: readonly FileResult[]): Omit<FilesRead, 'reading' | 'files'> {
  const others = new Map<string, OtherBuyer>()
  const refused: RefusedFile[] = []
  for (const one of results) {
    if (one.kind !== 'refused') continue
    const { fileName, refusal } = one
    refused.push(explainRefusal(fileName, refusal))
    if (refusal.kind !== 'other-buyer') continue
    const { buyer, buyerName } = refusal
    others.set(buyer, { buyer, buyerName, invoices: (others.get(buyer)?.invoices ?? 0) + 1 })
  }
  return {
    products: results.flatMap((one) => (one.kind === 'products' ? one.products : [])),
    invoices: results.flatMap((one) => (one.kind === 'invoice' ? one.invoice : [])),
    toMap: results.filter((one) => one.kind === 'columns'),
    others: [...others.values()],
    refused,
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof FileRefused) return error.refusal as Refusal
  reportError(error)
  return { kind: 'unexpected' }
}
