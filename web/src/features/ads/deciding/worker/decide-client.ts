import type { AdsReport, DecisionRule } from '@vendaclara/core/ads'
import { textsInPart } from '../../report/texts-in-part.ts'
import type { DecideAnswer, DecideRequest, TermColumns } from './decide-messages.ts'

/** Why the worker did not answer: its script could not be loaded, or something that was not foreseen. */
export type DecideFailure = 'script-missing' | 'unexpected'

interface DecideListener {
  readonly onAnswer: (answer: DecideAnswer) => void
  readonly onFailure: (failure: DecideFailure) => void
}

/** The page's side of the worker that finds what loses in a report. */
export class DecideClient {
  private readonly worker: Worker
  private readonly sent: Promise<void>
  private wanted: DecisionRule | undefined
  private isBusy = false

  constructor(report: AdsReport, { onAnswer, onFailure }: DecideListener) {
    this.worker = new Worker(new URL('./decide.worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<DecideAnswer>) => {
      onAnswer(data)
      if (data.kind === 'words') return
      this.isBusy = false
      this.askNext()
    }
    const fail = (failure: DecideFailure) => {
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
  async decide(rule: DecisionRule): Promise<void> {
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
    this.post({ kind: 'decide', rule: this.wanted })
    this.wanted = undefined
  }

  /** One part at a time, each in a task of its own: copying all of them at once would hold the page up. */
  private async send({ terms }: AdsReport): Promise<void> {
    for (const request of partsOf(terms)) {
      await new Promise((resolve) => setTimeout(resolve))
      this.post(request)
    }
  }

  private post(request: DecideRequest): void {
    this.worker.postMessage(request)
  }
}

function* partsOf({ texts, figures, ...rest }: AdsReport['terms']): Generator<DecideRequest> {
  const { clicks, conversions, gmv, spend } = figures
  const columns: TermColumns = { ...rest, clicks, conversions, gmv, spend }
  for (const [name, column] of Object.entries(columns)) yield { kind: 'column', column: { [name]: column } }
  for (let at = 0; at < texts.length; at += textsInPart) {
    yield { kind: 'texts', texts: texts.slice(at, at + textsInPart) }
  }
}
