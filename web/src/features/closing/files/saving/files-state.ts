import type { FileSlot } from '@vendaclara/contract/closing'
import type { ReadingProgress } from '../../worker/messages.ts'
import type { RefusedFiles } from '../refusal-help.ts'

export type Stage = 'queued' | 'reading' | 'comparing' | 'saving'

/** What is being done with the files of a slot, and why the last ones were not used. */
interface SlotState {
  readonly stage?: Stage
  readonly progress?: ReadingProgress
  readonly refusal?: RefusedFiles | undefined
}

/** What is being done with a month's files. */
export interface FilesState extends Readonly<Record<FileSlot, SlotState>> {
  readonly saveFailure: string | null
}

/** The state of a month's files on the screen. */
export class FilesStore {
  state: FilesState = { orders: {}, income: {}, saveFailure: null }
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A refusal and a failed save are shown until the next work begins. */
  begin(slot: FileSlot, stage: Stage): void {
    const { refusal } = this.state[slot]
    this.change({
      [slot]: { stage, ...(stage === 'saving' && { refusal }) },
      ...(stage !== 'queued' && { saveFailure: null }),
    })
  }

  note(slot: FileSlot, part: Pick<SlotState, 'progress' | 'refusal'>): void {
    this.change({ [slot]: { ...this.state[slot], ...part } })
  }

  end(slot: FileSlot): void {
    this.change({ [slot]: { refusal: this.state[slot].refusal } })
  }

  /** Forgets everything but the work that is still under way. */
  discard(): void {
    const stageOf = ({ stage }: SlotState) => (stage ? { stage } : {})
    const { orders, income } = this.state
    this.change({ saveFailure: null, orders: stageOf(orders), income: stageOf(income) })
  }

  change(part: Partial<FilesState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }
}
