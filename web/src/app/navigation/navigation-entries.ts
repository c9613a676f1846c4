import {
  IconCalculator,
  IconHome,
  IconPackage,
  IconReceipt2,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Session } from '@vendaclara/contract/account'
import { mayUseTools } from '@vendaclara/core/subscription'
import { matchPath } from 'react-router'
import { addresses } from '../../addresses.ts'
import { texts } from '../texts.ts'

interface NavigationEntry {
  href: string
  /** Whether it leads to a tool, which needs access. */
  isTool: boolean
  label: string
  shortLabel: string
  icon: TablerIcon
  /** The addresses at which this entry is the current one. */
  patterns: readonly string[]
}

export const navigationEntries: readonly NavigationEntry[] = [
  {
    href: addresses.home,
    label: texts.home,
    shortLabel: texts.home,
    icon: IconHome,
    isTool: false,
    patterns: [addresses.home],
  },
  {
    href: addresses.calculator,
    label: texts.calculator,
    shortLabel: texts.calculatorShort,
    icon: IconCalculator,
    isTool: true,
    patterns: [addresses.calculator, addresses.calculatorAlias],
  },
  {
    href: addresses.products,
    label: texts.products,
    shortLabel: texts.products,
    icon: IconPackage,
    isTool: true,
    patterns: [addresses.products],
  },
  {
    href: addresses.ads,
    label: texts.ads,
    shortLabel: texts.ads,
    icon: IconTargetArrow,
    isTool: true,
    patterns: [addresses.ads],
  },
  {
    href: addresses.closings,
    label: texts.closings,
    shortLabel: texts.closingsShort,
    icon: IconReceipt2,
    isTool: true,
    patterns: [addresses.closings, addresses.closing],
  },
]

export function isCurrentEntry(entry: NavigationEntry, pathname: string): boolean {
  return entry.patterns.some((pattern) => matchPath(pattern, pathname) !== null)
}

/** The address of an entry: its tool, or the prices if the tool is closed. */
export function entryHref(entry: NavigationEntry, session: Session): string {
  return entry.isTool && !mayUseTools(session) ? addresses.checkout : entry.href
}
