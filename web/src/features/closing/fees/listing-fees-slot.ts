import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { type ComponentType, createContext } from 'react'
import type { MonthProxy } from '../worker/rows/month-proxy.ts'

export interface ListingFeesSlotProps {
  marketplace: ClosingMarketplace
  results: MonthProxy
  /** Changes whenever the rows change. */
  version: number
}

/** Checks a month's fees by the commission of its listings, which the list of products knows; null if nothing does. */
export const ListingFeesSlot = createContext<ComponentType<ListingFeesSlotProps> | null>(null)
