import { IconCalculator, IconHome, IconReceipt2, IconTargetArrow, type TablerIcon } from '@tabler/icons-react'
import { matchPath } from 'react-router'
import { addresses } from '../addresses.ts'
import { texts } from './texts.ts'

interface NavigationEntry {
  href: string
  label: string
  shortLabel: string
  icon: TablerIcon
  /** Every address at which this entry is the current one. */
  patterns: readonly string[]
}

export const navigationEntries: readonly NavigationEntry[] = [
  {
    href: addresses.home,
    label: texts.home,
    shortLabel: texts.home,
    icon: IconHome,
    patterns: [addresses.home],
  },
  {
    href: addresses.calculator,
    label: texts.calculator,
    shortLabel: texts.calculatorShort,
    icon: IconCalculator,
    patterns: [addresses.calculator, addresses.calculatorAlias],
  },
  {
    href: addresses.ads,
    label: texts.ads,
    shortLabel: texts.ads,
    icon: IconTargetArrow,
    patterns: [addresses.ads],
  },
  {
    href: addresses.closings,
    label: texts.closings,
    shortLabel: texts.closingsShort,
    icon: IconReceipt2,
    patterns: [addresses.closings, addresses.closing],
  },
]

export function isCurrentEntry(entry: NavigationEntry, pathname: string): boolean {
  return entry.patterns.some((pattern) => matchPath(pattern, pathname) !== null)
}
