import type { AdsReport, VerdictRule } from '@vendaclara/core/ads'
import { useEffect, useRef, useState } from 'react'
import { textsInPart } from '../../model/imported-report.ts'
import type { LosingTermsAnswer, LosingTermsRequest, TermColumns } from './losing-messages.ts'

/** Why the worker did not answer: its script could not be loaded, or something that was not foreseen. */
type WorkerFailure = 'script-missing' | 'unexpected'

interface LosingTermsListener {
  readonly onAnswer: (answer: LosingTermsAnswer) => void
  readonly onFailure: (failure: WorkerFailure) => void
}

/** The page's side of the worker that finds what loses in a report. */
class LosingTermsClient {
  private readonly worker: Worker
  private readonly sent: Promise<void>
  private wanted: VerdictRule | undefined
  private isBusy = false

  constructor(report: AdsReport, { onAnswer, onFailure }: LosingTermsListener) {
    this.worker = new Worker(new URL('./losing-terms.worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<LosingTermsAnswer>) => {
      onAnswer(data)
      if (data.kind === 'words') return
      this.isBusy = false
      this.askNext()
    }
    const fail = (failure: WorkerFailure) => {
      this.stop()
      onFailure(failure)
    }
    this.worker.onmessageerror = () => fail('unexpected')
    // A script that could not be loaded is the one error that says nothing of itself.
    this.worker.onerror = (event: Event) =>
      fail(event instanceof ErrorEvent ? 'unexpected' : 'script-missing')
    this.sent = this.send(report)
  }

  /** Asks for what loses under a rule; of those asked for while the worker is busy only the last is judged. Its words may be left out where another rule follows. */
  async find(rule: VerdictRule): Promise<void> {
    this.wanted = rule
    await this.sent
    this.askNext()
  }

  stop(): void {
    this.worker.terminate()
  }

  private askNext(): void {
    if (this.isBusy || !this.wanted) return
    this.isBusy = true
    this.post({ kind: 'find', rule: this.wanted })
    this.wanted = undefined
  }

  /** One part at a time, each in a task of its own: copying all of them at once would hold the page up. */
  private async send({ terms }: AdsReport): Promise<void> {
    for (const request of partsOf(terms)) {
      await new Promise((resolve) => setTimeout(resolve))
      this.post(request)
    }
  }

  private post(request: LosingTermsRequest): void {
    this.worker.postMessage(request)
  }
}

function* partsOf({ texts, figures, ...rest }: AdsReport['terms']): Generator<LosingTermsRequest> {
  const { clicks, conversions, gmv, spend } = figures
  const columns: TermColumns = { ...rest, clicks, conversions, gmv, spend }
  for (const [name, column] of Object.entries(columns)) yield { kind: 'column', column: { [name]: column } }
  for (let at = 0; at < texts.length; at += textsInPart) {
    yield { kind: 'texts', texts: texts.slice(at, at + textsInPart) }
  }
}

const pauseInTyping = 200

type Found<Kind extends LosingTermsAnswer['kind']> = Extract<LosingTermsAnswer, { kind: Kind }>

/** What loses, each part with the rule it was found under: the one before, until it is found under the new one. */
interface LosingTerms {
  readonly stop?: Found<'stop'>
  readonly words?: Found<'words'>
}

interface LosingTermsState {
  readonly losing: LosingTerms
  readonly failure: WorkerFailure | undefined
  readonly retry: () => void
}

/** What loses in a report under a rule, found in a worker that lives as long as the report is shown. */
export function useLosingTerms(report: AdsReport, rule: VerdictRule): LosingTermsState {
  const client = useRef<LosingTermsClient>(undefined)
  const [losing, setLosing] = useState<LosingTerms>({})
  const [failure, setFailure] = useState<WorkerFailure>()
  const [tries, setTries] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts another worker
  useEffect(() => {
    client.current = new LosingTermsClient(report, {
      onAnswer: (answer) => setLosing((before) => ({ ...before, [answer.kind]: answer })),
      onFailure: setFailure,
    })
    return () => {
      client.current?.stop()
      setLosing({})
    }
  }, [report, tries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker is asked anew
  useEffect(() => {
    const timer = setTimeout(() => client.current?.find(rule), pauseInTyping)
    return () => clearTimeout(timer)
  }, [report, tries, rule])

  const retry = () => {
    setFailure(undefined)
    setTries((before) => before + 1)
  }
  return { losing, failure, retry }
}
