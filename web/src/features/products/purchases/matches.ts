import { productBounds as bounds, type SupplierItem, type UnmatchedLine } from '@vendaclara/core/products'
import { useState } from 'react'
import { readWhole } from '../model/typed-numbers.ts'

/** What the seller says of a supplier's code: its product, '' if none yet, and the typed pieces in its unit. */
export interface Match {
  readonly product: string
  readonly pack: string
}

export function lineText({ supplier, code }: Pick<UnmatchedLine, 'supplier' | 'code'>): string {
  return JSON.stringify([supplier, code])
}

/** The pieces in a unit; undefined if it is no number of pieces that may be. */
export const packIn = (text: string) => readWhole(text, bounds.pack)

/** The answers for the lines that wait for one; what an invoice proposes counts until it is changed. */
export function useMatches(lines: readonly UnmatchedLine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Match>>(new Map())
  const matchOf = (line: UnmatchedLine): Match =>
    typed.get(lineText(line)) ?? { product: line.product, pack: String(line.proposedPack) }
  const items = lines.flatMap((line): SupplierItem[] => {
    const { product, pack } = matchOf(line)
    const pieces = packIn(pack)
    const { supplier, code } = line
    return product === '' || pieces === undefined ? [] : [{ supplier, code, product, pack: pieces }]
  })
  return {
    items,
    matchOf,
    isWrong: lines.some((line) => {
      const { product, pack } = matchOf(line)
      return product !== '' && packIn(pack) === undefined
    }),
    change: (line: UnmatchedLine, part: Partial<Match>) =>
      setTyped((before) => new Map(before).set(lineText(line), { ...matchOf(line), ...part })),
  }
}
export type Matches = ReturnType<typeof useMatches>
