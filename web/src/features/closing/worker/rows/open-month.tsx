import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDay } from '../../../../ui/days.ts'
import type { AnswerOf, ArgumentOf } from '../../../../workers/worker-calls.ts'
import type { Marks } from '../../model/marks.ts'
import type { KnownFile } from '../messages.ts'
import type { MonthCalls, ResultTotals } from './month-calls.ts'
import type { MonthProxy } from './month-proxy.ts'

/** A closing as it is shown: with the files read so far, and the figures that the worker found. */
export interface ShownMonth extends Omit<AnalysisSummary, 'files'> {
  readonly files: readonly KnownFile[]
}

/** The month on the screen. */
export interface OpenMonth {
  readonly closing: ShownMonth
  readonly results: MonthProxy
  /** Undefined until the rows are loaded. */
  readonly totals: ResultTotals | undefined
  readonly marks: Marks
  /** Whether the rows shown are stored. */
  readonly isStored: boolean
  /** Whether nothing may be claimed, since the files are doubtful. */
  readonly isWithheld: boolean
}

interface Month extends OpenMonth {
  /** The current day in Brazil. */
  readonly today: CalendarDate
  /** Whether every order opens, and not only those in the two lists. */
  readonly canOpen: boolean
}

const Context = createContext<Month | null>(null)

export function MonthProvider({ children, ...month }: OpenMonth & { children: ReactNode }) {
  const { closing, results, totals, marks, isStored, isWithheld } = month
  const today = useDay(brazilianDay)
  const value = useMemo(
    () => ({
      closing,
      results,
      totals,
      marks,
      isStored,
      isWithheld,
      today,
      canOpen: Boolean(totals?.orders),
    }),
    [closing, results, totals, marks, isStored, isWithheld, today],
  )
  return <Context value={value}>{children}</Context>
}

export function useMonth(): Month {
  const month = useContext(Context)
  if (!month) throw new Error('no month is open')
  return month
}

/** The calls that are answered by the marks. */
const ofMarks: ReadonlySet<keyof MonthCalls> = new Set(['listDifferences', 'listClaims', 'outlook', 'states'])

/**
 * What the worker of the open month answers a call. It is asked again whenever the rows, the argument or, where they
 * matter, the marks change, but not for what is given beside the argument. Undefined until it is loaded.
 */
export function useView<Name extends keyof MonthCalls>(
  name: Name,
  argument: ArgumentOf<MonthCalls[Name]>,
  beside?: object,
): AnswerOf<MonthCalls[Name]> | undefined {
  const { results, totals, marks } = useMonth()
  const [view, setView] = useState<AnswerOf<MonthCalls[Name]>>()
  const latest = useRef(argument)
  latest.current = beside ? ({ ...(argument as object), ...beside } as typeof argument) : argument
  const asked = argument instanceof Map ? argument : JSON.stringify(argument)
  const version = totals?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: the argument is new each time, what it says is compared
  useEffect(() => {
    if (version === undefined) return
    let isLatest = true
    results
      .with(marks)
      .ask(name, latest.current)
      // Drawn in short turns, so that the page stays responsive.
      .then((found) => isLatest && startTransition(() => setView(() => found)))
      // The one who loads the rows is told if the worker has ended.
      .catch(() => {})
    return () => {
      isLatest = false
    }
  }, [results, name, version, asked, ofMarks.has(name) && marks])
  return version === undefined ? undefined : view
}

/** The calls that answer the first rows of a list. */
type ListName = Extract<keyof MonthCalls, `list${string}`>

interface ListSteps {
  /** How many rows are shown at first, and how many more each time. */
  readonly first?: number
  readonly step?: number
  /** What else is asked, as in {@link useView}. */
  readonly beside?: object
}

/** The first rows of a list of the open month, and more on request. */
export interface MonthList<Row, View = unknown> {
  /** What else the list answered. */
  readonly view: View
  readonly count: number
  readonly rows: readonly Row[]
  /** How many rows `showMore` adds; 0 if all are shown. */
  readonly left: number
  readonly showMore: () => void
  /** Shows the rows up to this index. */
  readonly reveal: (index: number) => void
}

type RowOf<Name extends ListName> = AnswerOf<MonthCalls[Name]>['rows'][number]

/** A list of the open month, filtered and sorted by its worker, of which the page has the first rows. */
export function useList<Name extends ListName>(
  name: Name,
  argument: Omit<ArgumentOf<MonthCalls[Name]>, 'wanted' | 'selected'>,
  { first = 10, step = 50, beside }: ListSteps = {},
): MonthList<RowOf<Name>, AnswerOf<MonthCalls[Name]>> | undefined {
  const { results } = useMonth()
  const [asked, setAsked] = useState(0)
  const wanted = Math.max(asked, first)
  const view = useView(name, { ...argument, wanted } as ArgumentOf<MonthCalls[Name]>, beside)
  useEffect(() => {
    if (view) results.noteList()
  }, [results, view])
  const reveal = useCallback((index: number) => setAsked((before) => Math.max(before, index + 1)), [])
  if (!view) return undefined
  const { count } = view
  const rows: readonly RowOf<Name>[] = view.rows.slice(0, wanted)
  return {
    view,
    count,
    rows,
    reveal,
    left: Math.min(step, count - rows.length),
    showMore: () => setAsked(wanted + step),
  }
}
