import type { AdsReport, LosingWord, TermsToStop, VerdictRule } from '@vendaclara/core/ads'
import { startTransition, useEffect, useRef, useState } from 'react'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { LosingTermsCalls } from './losing-terms.worker.ts'
import { sendTerms } from './send-terms.ts'

/** Why the worker did not answer: its script could not be loaded, or something that was not foreseen. */
type WorkerFailure = 'script-missing' | 'unexpected'

/** The most words of losing terms that a page is given. */
export const mostWords = 1000

/** What loses, each part with the rule it was found under: the one before, until it is found under the new one. */
interface LosingTerms {
  readonly stop?: { readonly rule: VerdictRule; readonly stop: TermsToStop }
  readonly words?: { readonly rule: VerdictRule; readonly words: readonly LosingWord[] }
}

interface LosingTermsListener {
  readonly onFound: (found: LosingTerms) => void
  readonly onFailure: (failure: WorkerFailure) => void
}

/** The page's side of the worker that finds what loses in a report. */
class LosingTermsFinder {
  private readonly worker = new WorkerClient<LosingTermsCalls>({
    start: () => new Worker(new URL('./losing-terms.worker.ts', import.meta.url), { type: 'module' }),
  })
  private readonly listener: LosingTermsListener
  private readonly sent: Promise<unknown>
  private nextRule: VerdictRule | undefined
  private isBusy = false

  constructor(report: AdsReport, listener: LosingTermsListener) {
    this.listener = listener
    const terms = sendTerms(report)
    this.sent = this.worker.ask('receive', terms, { transfer: [terms] })
    this.sent.catch(this.fail)
  }

  /**
   * Finds what loses under a rule; of the rules that come while the worker is busy only the last counts. The words may be left out
   * where another rule follows.
   */
  find(rule: VerdictRule): void {
    this.nextRule = rule
    this.sent.then(this.findNext, () => {})
  }

  stop(): void {
    this.worker.end()
  }

  private findNext = (): void => {
    const rule = this.nextRule
    if (this.isBusy || !rule) return
    this.isBusy = true
    this.nextRule = undefined
    const onReport = (stop: TermsToStop) => {
      this.listener.onFound({ stop: { rule, stop } })
      this.isBusy = false
      this.findNext()
    }
    this.worker.ask('find', { rule, mostWords }, { onReport }).then((words) => {
      if (words) this.listener.onFound({ words: { rule, words } })
    }, this.fail)
  }

  private fail = (error: unknown): void => {
    const isMissing = error instanceof WorkerProblem && error.kind === 'missing'
    this.listener.onFailure(isMissing ? 'script-missing' : 'unexpected')
  }
}

const pauseInTyping = 200

export interface LosingTermsState {
  readonly losing: LosingTerms
  readonly failure: WorkerFailure | undefined
  readonly retry: () => void
}

/**
 * What loses in a report under a rule, found in a worker that lives from the first rule on as long as the report is shown, and before
 * there is one while it is expected.
 */
export function useLosingTerms(
  report: AdsReport,
  rule: VerdictRule | undefined,
  isRuleExpected: boolean,
): LosingTermsState {
  const finder = useRef<LosingTermsFinder>(undefined)
  const [losing, setLosing] = useState<LosingTerms>({})
  const [failure, setFailure] = useState<WorkerFailure>()
  const [tries, setTries] = useState(1)
  const isNeeded = rule !== undefined || isRuleExpected

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts another worker
  useEffect(() => {
    if (!isNeeded) return
    finder.current = new LosingTermsFinder(report, {
      // The lists are long to draw, so that the page answers meanwhile.
      onFound: (found) => startTransition(() => setLosing((before) => ({ ...before, ...found }))),
      onFailure: setFailure,
    })
    return () => {
      finder.current?.stop()
      setLosing({})
    }
  }, [report, tries, isNeeded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker is asked anew
  useEffect(() => {
    if (!rule) return
    const timer = setTimeout(() => finder.current?.find(rule), pauseInTyping)
    return () => clearTimeout(timer)
  }, [report, tries, rule])

  const retry = () => {
    setFailure(undefined)
    setTries((before) => before + 1)
  }
  return { losing, failure, retry }
}
