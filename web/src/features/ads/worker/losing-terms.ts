import type { LosingTerms, LosingWord, VerdictRule } from '@vendaclara/core/ads'
import { startTransition, useEffect, useState } from 'react'
import { WorkerProblem } from '../../../workers/worker-calls.ts'
import type { ReportTerms } from './report-terms.ts'

/** What loses, each part with the rule it was found with. A part stays until it is found with the next rule. */
export interface FoundLosing {
  readonly terms?: LosingTerms & { readonly rule: VerdictRule }
  readonly words?: { readonly rule: VerdictRule; readonly words: readonly LosingWord[] }
  /** Why the worker did not answer: its script could not be loaded, or an unexpected error occurred. */
  readonly failure?: 'script-missing' | 'unexpected' | undefined
}

const pauseInTyping = 200
const nothing: FoundLosing = {}

/** What loses in a report under a rule, found in the worker with its terms, and how to try again. */
export function useLosingTerms(terms: ReportTerms, rule: VerdictRule | undefined) {
  const [found, setFound] = useState(nothing)
  const [tries, setTries] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!rule) return
    let isWanted = true
    // The lists take long to draw; in a transition the page stays responsive.
    const tell = (part: FoundLosing) => {
      if (isWanted) startTransition(() => setFound((before) => ({ ...before, failure: undefined, ...part })))
    }
    const find = () =>
      terms
        .findLosing(rule, (losing) => tell({ terms: { ...losing, rule } }))
        .then(
          (words) => words && tell({ words: { rule, words } }),
          (error: unknown) => {
            const isMissing = error instanceof WorkerProblem && error.kind === 'missing'
            tell({ failure: isMissing ? 'script-missing' : 'unexpected' })
          },
        )
    const timer = setTimeout(find, pauseInTyping)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [terms, rule, tries])
  return { ...(rule ? found : nothing), retry: () => setTries((before) => before + 1) }
}
