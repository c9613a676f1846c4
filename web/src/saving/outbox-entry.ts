import { type SaveState, saving } from './send-outcome.ts'

const conflict: SaveState = { kind: 'conflict' }

/** A change that the server does not have yet. */
export interface Entry<Change> {
  change: Change
  version: number
  attempts: number
  urgent: boolean
  stored: boolean
  state: SaveState
  sending: boolean
  /** It was refused together with others, so it is sent alone to find the faulty one. */
  alone: boolean
}

const mostUrgentInFlight = 4

interface NextEntry extends Pick<Entry<unknown>, 'urgent' | 'stored'> {
  /** Whether the change waits for a person's answer. */
  readonly isHeld: boolean
}

export function nextEntry<Change>(
  known: Entry<Change> | undefined,
  change: Change,
  { urgent, stored, isHeld }: NextEntry,
): Entry<Change> {
  return {
    change,
    version: (known?.version ?? 0) + 1,
    attempts: known?.attempts ?? 0,
    urgent: urgent || (known?.urgent ?? false),
    stored,
    state: isHeld ? conflict : known?.state.kind === 'waiting' ? known.state : saving,
    sending: known?.sending ?? false,
    alone: false,
  }
}

/**
 * A change that is being sent may reach the server after the other tab's change, so the later one is sent once more.
 */
export function replaceByLater<Change>(entry: Entry<Change>, change: Change): void {
  entry.change = change
  if (!entry.sending) return
  entry.version += 1
  entry.stored = false
}

interface Together<Change> {
  readonly travelTogether: (one: Change, other: Change) => boolean
  readonly mostTogether: number
  readonly placeOf: (change: Change) => number | undefined
}

/**
 * What is sent now, in groups that travel together. Urgent changes go before all others, each in its own request: the
 * latest first, but those with a place in their order.
 */
export function readyToSend<Change>(
  entries: readonly Entry<Change>[],
  inFlight: number,
  { travelTogether, mostTogether, placeOf }: Together<Change>,
): Entry<Change>[][] {
  const ready = entries.filter((entry) => entry.state === saving && !entry.sending)
  const urgent = ready.filter((entry) => entry.urgent).reverse()
  if (urgent.length > 0) {
    const isOnItsWay = ({ urgent, state }: Entry<Change>) => urgent && state === saving
    const next = Math.min(...entries.filter(isOnItsWay).flatMap(({ change }) => placeOf(change) ?? []))
    return urgent
      .filter(({ change }) => (placeOf(change) ?? next) === next)
      .slice(0, Math.max(0, mostUrgentInFlight - inFlight))
      .map((entry) => [entry])
  }
  const [first, ...others] = ready
  if (first === undefined || inFlight > 0) return []
  if (first.alone) return [[first]]
  const alike = others.filter((entry) => !entry.alone && travelTogether(first.change, entry.change))
  return [[first, ...alike].slice(0, mostTogether)]
}
