import type { AdsReport, DecisionRule } from '@vendaclara/core/ads'
import { useEffect, useRef, useState } from 'react'
import { DecideClient, type DecideFailure } from './decide-client.ts'
import type { DecideAnswer } from './decide-messages.ts'

const pauseInTyping = 200

type Found<Kind extends DecideAnswer['kind']> = Extract<DecideAnswer, { kind: Kind }>

/** What loses, each part with the rule it was found under: the one before, until it is found under the new one. */
interface DecidedTerms {
  readonly stop?: Found<'stop'>
  readonly words?: Found<'words'>
}

interface DecidingState {
  readonly decided: DecidedTerms
  readonly failure: DecideFailure | undefined
  readonly retry: () => void
}

/** What loses in a report under a rule, found in a worker that lives as long as the report is shown. */
export function useDecidedTerms(report: AdsReport, rule: DecisionRule): DecidingState {
  const client = useRef<DecideClient>(undefined)
  const [decided, setDecided] = useState<DecidedTerms>({})
  const [failure, setFailure] = useState<DecideFailure>()
  const [tries, setTries] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts another worker
  useEffect(() => {
    client.current = new DecideClient(report, {
      onAnswer: (answer) => setDecided((before) => ({ ...before, [answer.kind]: answer })),
      onFailure: setFailure,
    })
    return () => {
      client.current?.stop()
      setDecided({})
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
