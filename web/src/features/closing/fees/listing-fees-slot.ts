import { type ComponentType, createContext } from 'react'

/** Checks the open month's fees by the commission of its listings, which the list of products knows; null if nothing does. */
export const ListingFeesSlot = createContext<ComponentType | null>(null)
