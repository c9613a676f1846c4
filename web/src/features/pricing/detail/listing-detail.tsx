import { useDebouncedValue } from '@mantine/hooks'
import { type ListingPrice, largestMargin, profitAt } from '@vendaclara/core/pricing'
import {
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { explanationsInOneStop } from '../../../ui/explained/explained.tsx'
import { formatNumber } from '../../../ui/number-formats.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { PriceBands } from '../charts/price-bands.tsx'
import { costsOf, factsOf, type Listing, type PricingBasis, priceOf } from '../model/listing.ts'
import { type PricingSides, pricingSides } from '../model/pricing-sides.ts'
import type { ListingActions } from '../saving/actions/use-listing-actions.ts'
import { texts } from '../texts.ts'
import { MarketplaceComparison } from './comparison/marketplace-comparison.tsx'
import { ConflictQuestion } from './conflict/conflict-question.tsx'
import { ListingFields } from './fields/listing-fields.tsx'
import { Kits } from './kits/kits.tsx'
import classes from './listing-detail.module.css'
import { ListingHeader } from './listing-header.tsx'
import { FeeTableInUse } from './price/fee-table-in-use.tsx'
import { PriceHistory } from './price/history/price-history.tsx'
import { PriceResult } from './price/price-breakdown.tsx'
import { PriceFigures, PriceHeadline, resultInWords } from './price/price-figures.tsx'
import { WhatIf } from './what-if/what-if.tsx'

// The price is painted at once; the analysis below it waits for a pause in typing.
const settledMilliseconds = 80

interface ListingDetailProps {
  listing: Listing
  basis: PricingBasis
  /** Whether it is shown in a drawer over the table, which has its own way back. */
  isInPanel?: boolean
  /** Replaces the header for an example, which also has no kits and no price history. */
  exampleHeader?: ReactNode
  edit: ListingActions['edit']
  createAll: ListingActions['createAll']
  onRemove: (id: string) => (() => void) | undefined
  onConfigure: () => void
  onChooseTable: () => void
}

export function ListingDetail(props: ListingDetailProps) {
  const { listing, basis, edit: editListing, onConfigure } = props
  const priced = priceOf(listing, basis)
  const sides = pricingSides(listing, basis)
  const { marketplace, id } = listing
  const edit = useCallback(
    (part: Partial<Listing>) => editListing(marketplace, id, part),
    [editListing, marketplace, id],
  )
  const useMargin = useCallback(
    (profitMargin: number) =>
      offerUndo(texts.largestMargin.used(`${formatNumber(profitMargin, 0, 6)}%`), edit({ profitMargin })),
    [edit],
  )
  const { columns, isOneColumn } = useColumns()
  const price = (
    <Fragment key="price">
      <PriceHeadline price={priced} sides={sides} />
      <FeeTableInUse
        table={basis.tables[marketplace]}
        certainty={priced.outcome === 'priced' ? priced.fee.certainty : undefined}
        onChange={props.onChooseTable}
      />
    </Fragment>
  )
  const fields = (
    <ListingFields key="fields" listing={listing} basis={basis} onEdit={edit} onConfigure={onConfigure} />
  )
  const further = (
    <FurtherFigures
      key="further"
      listing={listing}
      basis={basis}
      priced={priced}
      sides={sides}
      isExample={props.exampleHeader !== undefined}
      onUseMargin={useMargin}
      createAll={props.createAll}
    />
  )
  return (
    <article className={classes.listing}>
      {props.exampleHeader ?? (
        <ListingHeader
          marketplace={marketplace}
          id={id}
          title={listing.title}
          hasBack={!props.isInPanel}
          onEdit={edit}
          onRemove={props.onRemove}
        />
      )}
      {props.exampleHeader === undefined && <ConflictQuestion listing={listing} basis={basis} />}
      <AnnouncedResult key={id}>{resultInWords(priced)}</AnnouncedResult>
      <div
        ref={columns}
        className={classes.columns}
        data-one={isOneColumn || undefined}
        {...explanationsInOneStop}
      >
        {isOneColumn ? [price, fields, further] : [fields, price, further]}
      </div>
    </article>
  )
}

interface FurtherFiguresProps extends PriceStudyProps {
  priced: ListingPrice
  sides: PricingSides
}

/** What a price leaves, where it goes, and further analysis. */
function FurtherFigures({ priced, sides, ...study }: FurtherFiguresProps) {
  const { listing, basis, onUseMargin } = study
  const { marketplace } = listing
  const [settled] = useDebouncedValue(listing, settledMilliseconds)
  const studied = useDeferredValue(settled)
  const largest =
    priced.outcome === 'no-price'
      ? largestMargin(costsOf(listing, basis.config), factsOf(listing), basis.tables[marketplace])
      : null
  return (
    <>
      <PriceFigures price={priced} sides={sides} />
      <PriceResult
        marketplace={marketplace}
        price={priced}
        sides={sides}
        largest={largest}
        onUseMargin={onUseMargin}
      />
      <PriceStudy {...study} listing={studied} />
    </>
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

interface PriceStudyProps {
  listing: Listing
  basis: PricingBasis
  onUseMargin: (margin: number) => void
  isExample: boolean
  createAll: ListingActions['createAll']
}

/** Further analysis of a price: other prices and other marketplaces. */
const PriceStudy = memo(function PriceStudy(props: PriceStudyProps) {
  const { listing, basis, onUseMargin, isExample, createAll } = props
  const [tested, setTested] = useState<number | null>(null)
  const sides = pricingSides(listing, basis)
  const price = priceOf(listing, basis)
  const current = price.outcome === 'priced' ? price.price : null
  const figuresAt = (reais: number | null) =>
    reais === null ? null : profitAt(sides.seller, sides.fees, reais)
  const tried = figuresAt(tested ?? current)
  const always = (
    <>
      {!isExample && <PriceHistory listing={listing} />}
      <MarketplaceComparison listing={listing} basis={basis} />
    </>
  )
  if (sides.fees.length === 0) return always
  return (
    <>
      {sides.isBanded && (
        <PriceBands
          sides={sides}
          current={figuresAt(current)}
          tested={tested === null || tested === current ? null : tried}
        />
      )}
      <WhatIf
        listing={listing}
        basis={basis}
        sides={sides}
        current={current}
        tested={tested}
        figures={tried}
        onTest={setTested}
        onUseMargin={onUseMargin}
      />
      {!isExample && <Kits listing={listing} basis={basis} sides={sides} createAll={createAll} />}
      {always}
    </>
  )
})
