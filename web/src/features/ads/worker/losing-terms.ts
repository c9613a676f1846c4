import type { AdsReport, LosingWord, TermsToStop, VerdictRule } from '@vendaclara/core/ads'
import { startTransition, useEffect, useRef, useState } from 'react'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { LosingTermsCalls } from './losing-terms.worker.ts'
import { sendTerms } from './send-terms.ts'

/** Why the worker did not answer: its script could not be loaded, or an unexpected error occurred. */
type WorkerFailure = 'script-missing' | 'unexpected'

/** The most words of losing terms that are sent to the page. */
export const mostWords = 1000

/** What loses, each part with the rule it was found with. A part stays until it is found with the new rule. */
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
   * Finds what loses under a rule. If several rules arrive while the worker is busy, only the last one counts. The
   * words may be left out if another rule follows.
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
 * What loses in a report under a rule. It is found in a worker, which runs while there is a rule or one is expected.
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
      // The lists take long to draw; in a transition the page stays responsive meanwhile.
      onFound: (found) => startTransition(() => setLosing((before) => ({ ...before, ...found }))),
      onFailure: setFailure,
    })
    return () => {
      finder.current?.stop()
      setLosing({})
      setFailure(undefined)
    }
  }, [report, tries, isNeeded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker is asked again
  useEffect(() => {
    if (!rule) return
    const timer = setTimeout(() => finder.current?.find(rule), pauseInTyping)
    return () => clearTimeout(timer)
  }, [report, tries, rule])

  return { losing, failure, retry: () => setTries((before) => before + 1) }
}
