import type { AdsReport, DecisionRule } from '@vendaclara/core/ads'
import { useEffect, useRef, useState } from 'react'
import { DecideClient, type DecideFailure } from './decide-client.ts'
import type { DecidedTerms } from './decide-messages.ts'

const pauseInTyping = 200

interface DecidingState {
  /** What lost under the rule before, while it is found under a new one. */
  readonly decided: DecidedTerms | undefined
  readonly failure: DecideFailure | undefined
  readonly retry: () => void
}

/** What loses in a report under a rule, found in a worker that lives as long as the report is shown. */
export function useDecidedTerms(report: AdsReport, rule: DecisionRule): DecidingState {
  const client = useRef<DecideClient>(undefined)
  const [decided, setDecided] = useState<DecidedTerms>()
  const [failure, setFailure] = useState<DecideFailure>()
  const [tries, setTries] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts another worker
  useEffect(() => {
    client.current = new DecideClient(report, { onDecided: setDecided, onFailure: setFailure })
    return () => {
      client.current?.stop()
      setDecided(undefined)
    }
  }, [report, tries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker is asked anew
  useEffect(() => {
    const timer = setTimeout(() => client.current?.decide(rule), pauseInTyping)
    return () => clearTimeout(timer)
  }, [report, tries, rule])

  const retry = () => {
    setFailure(undefined)
    setTries((before) => before + 1)
  }
  return { decided, failure, retry }
}
