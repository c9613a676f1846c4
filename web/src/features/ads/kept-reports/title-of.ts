import type { KeptEntry } from './kept-entry.ts'

export const longestTitle = 120

type Named = Pick<KeptEntry, 'title' | 'productName' | 'period' | 'fileName'>

/** What a report is called: its title, or before it has one its product and period, or its file. */
export function titleOf({ title, productName, period, fileName }: Named): string {
  if (title !== null) return title
  const named = [productName, period].filter((part) => part !== null).join(' · ')
  return (named || fileName.replace(/\.[a-z]+$/i, '')).slice(0, longestTitle)
}
