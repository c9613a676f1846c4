import type { LosingWord, TermsToStop, VerdictRule } from '@vendaclara/core/ads'
import { startTransition, useEffect, useRef, useState } from 'react'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import type { ReportTerms } from './report-terms.ts'

/** Why the worker did not answer: its script could not be loaded, or an unexpected error occurred. */
type WorkerFailure = 'script-missing' | 'unexpected'

/** What loses, each part with the rule it was found with. A part stays until it is found with the new rule. */
interface LosingTerms {
  readonly stop?: { readonly rule: VerdictRule; readonly stop: TermsToStop }
  readonly words?: { readonly rule: VerdictRule; readonly words: readonly LosingWord[] }
}

interface LosingTermsListener {
  readonly onFound: (found: LosingTerms) => void
  readonly onFailure: (failure: WorkerFailure) => void
}

/** Asks for what loses under one rule after the other. */
class LosingTermsFinder {
  private readonly terms: ReportTerms
  private listener: LosingTermsListener | undefined
  private nextRule: VerdictRule | undefined
  private isBusy = false

  constructor(terms: ReportTerms, listener: LosingTermsListener) {
    this.terms = terms
    this.listener = listener
  }

  /**
   * Finds what loses under a rule. If several rules arrive while the worker is busy, only the last one counts. The
   * words may be left out if another rule follows.
   */
  find(rule: VerdictRule): void {
    this.nextRule = rule
    this.findNext()
  }

  /** Nothing that is found later is told. */
  stop(): void {
    this.listener = undefined
    this.nextRule = undefined
  }

  private findNext(): void {
    const rule = this.nextRule
    if (this.isBusy || !rule) return
    this.isBusy = true
    this.nextRule = undefined
    const onStop = (stop: TermsToStop) => {
      this.listener?.onFound({ stop: { rule, stop } })
      this.isBusy = false
      this.findNext()
    }
    this.terms.findLosing(rule, onStop).then(
      (words) => words && this.listener?.onFound({ words: { rule, words } }),
      (error: unknown) => {
        const isMissing = error instanceof WorkerProblem && error.kind === 'missing'
        this.listener?.onFailure(isMissing ? 'script-missing' : 'unexpected')
      },
    )
  }
}

const pauseInTyping = 200

export interface LosingTermsState {
  readonly losing: LosingTerms
  readonly failure: WorkerFailure | undefined
  readonly retry: () => void
}

/** What loses in a report under a rule, found in the worker with its terms. */
export function useLosingTerms(terms: ReportTerms, rule: VerdictRule | undefined): LosingTermsState {
  const finder = useRef<LosingTermsFinder>(undefined)
  const [losing, setLosing] = useState<LosingTerms>({})
  const [failure, setFailure] = useState<WorkerFailure>()
  const [tries, setTries] = useState(1)
  const hasRule = rule !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    if (!hasRule) return
    finder.current = new LosingTermsFinder(terms, {
      // The lists take long to draw; in a transition the page stays responsive meanwhile.
      onFound: (found) => startTransition(() => setLosing((before) => ({ ...before, ...found }))),
      onFailure: setFailure,
    })
    return () => {
      finder.current?.stop()
      setLosing({})
      setFailure(undefined)
    }
  }, [terms, tries, hasRule])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!rule) return
    const timer = setTimeout(() => finder.current?.find(rule), pauseInTyping)
    return () => clearTimeout(timer)
  }, [terms, tries, rule])

  return { losing, failure, retry: () => setTries((before) => before + 1) }
}
