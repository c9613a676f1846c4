import { Box } from '@mantine/core'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { explanationsInOneStop } from '../../../ui/explained/explained.tsx'
import { formatNumber } from '../../../ui/number-formats.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { useTodaysFees } from '../fees/fee-notices.tsx'
import type { Listing } from '../model/listing.ts'
import { type Calculation, calculate } from '../model/pricing-sides.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { ConflictQuestion } from './conflict/conflict-question.tsx'
import { ListingFields } from './fields/listing-fields.tsx'
import classes from './listing-detail.module.css'
import { ListingHeader } from './listing-header.tsx'
import { BelowPrice } from './price/fee-table-in-use.tsx'
import priceClasses from './price/price.module.css'
import { PriceCard, resultInWords } from './price/price-card.tsx'
import { PriceStudy } from './price-study.tsx'

interface ListingDetailProps {
  listing: Listing
  /** Whether it is shown in a drawer over the table, which has its own way back. */
  isInPanel?: boolean
  /** Replaces the header for an example, which also has no kits and no price history. */
  exampleHeader?: ReactNode
  onRemove: (id: string) => (() => void) | undefined
}

export function ListingDetail({ listing, isInPanel, exampleHeader, onRemove }: ListingDetailProps) {
  const { marketplace, id } = listing
  const { basis, actions } = useCalculator()
  const edit = useCallback(
    (part: Partial<Listing>) => actions.edit(marketplace, id, part),
    [actions, marketplace, id],
  )
  const calculation = calculate(listing, basis)
  return (
    <Box component="article" maw={1080} mx="auto" className={priceClasses.palette}>
      {exampleHeader ?? (
        <ListingHeader
          marketplace={marketplace}
          id={id}
          title={listing.title}
          hasBack={!isInPanel}
          onEdit={edit}
          onRemove={onRemove}
        />
      )}
      {exampleHeader === undefined && <ConflictQuestion listing={listing} />}
      <AnnouncedResult key={id}>{resultInWords(calculation.price)}</AnnouncedResult>
      <ListingColumns calculation={calculation} isExample={exampleHeader !== undefined} edit={edit} />
    </Box>
  )
}

interface ListingColumnsProps {
  calculation: Calculation
  isExample: boolean
  /** Returns a function that undoes it. */
  edit: (part: Partial<Listing>) => () => void
}

/** The costs, the price and its study, in the sequence in which they are seen. */
function ListingColumns({ calculation, isExample, edit }: ListingColumnsProps) {
  const { listing } = calculation
  const { onConfigure } = useCalculator()
  const chooseTable = useCallback(() => onConfigure('fees'), [onConfigure])
  const useToday = useTodaysFees()
  const useMargin = useCallback(
    (profitMargin: number) =>
      offerUndo(texts.largestMargin.used(`${formatNumber(profitMargin, 0, 6)}%`), edit({ profitMargin })),
    [edit],
  )
  const { columns, isOneColumn } = useColumns()
  const price = <PriceCard key="price" calculation={calculation} onUseToday={useToday} />
  const below = <BelowPrice key="below" calculation={calculation} onChange={chooseTable} />
  const fields = <ListingFields key="fields" listing={listing} onEdit={edit} />
  const study = (
    <PriceStudy key="study" calculation={calculation} isExample={isExample} onUseMargin={useMargin} />
  )
  return (
    <div
      ref={columns}
      className={classes.columns}
      data-one={isOneColumn || undefined}
      {...explanationsInOneStop}
    >
      {isOneColumn ? [price, fields, below, study] : [fields, price, below, study]}
    </div>
  )
}

/**
 * The smallest width, in pixels, for the fields and the price side by side. The container queries in the styles use it,
 * too.
 */
const leastForTwo = 700

/**
 * Whether the price is above the fields because there is no room beside them. The Tab key must follow the visible
 * sequence, so each case has its own sequence of elements. The focused element is moved and keeps the focus.
 */
function useColumns() {
  const [isOneColumn, setOneColumn] = useState(false)
  const columns = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = columns.current
    if (!element) return
    const measure = () => {
      focused.current = document.activeElement
      setOneColumn(element.getBoundingClientRect().width < leastForTwo)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence of elements takes the focus away
  useLayoutEffect(() => {
    const before = focused.current
    if (before instanceof HTMLElement && columns.current?.contains(before))
      before.focus({ preventScroll: true })
  }, [isOneColumn])
  return { columns, isOneColumn }
}
