import type { ClosingTerms } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'

/** What a marketplace and the two files of its months are called: what was sold, and what was paid for it. */
export interface MarketplaceWords {
  readonly name: string
  /** 'a Shopee', at the beginning of what it does, and 'da Shopee', of what is its own. */
  readonly the: string
  readonly of: string
  readonly orders: string
  readonly income: string
  readonly ordersHint: string
  readonly incomeHint: string
  /** 'na Shopee': where each of the two is found, and which section of the help says how. */
  readonly at: Readonly<Record<'orders' | 'income', string>>
  readonly help: Readonly<Record<'orders' | 'income', string>>
  readonly rows: RowWords
  /** What it credits or charges beside the orders, and when it pays. */
  readonly adjustments: string
  readonly due: string
  /** Why its fees are not checked; null where they are. */
  readonly feesUnchecked: string | null
  readonly message: MessageWords
}

/** What is said of a file whose rows cannot be read. */
interface RowWords {
  /** What the column may say that decides what a row counts for; absent where none does. */
  readonly known?: string
  readonly onlyDetails: (count: number) => string
  readonly doubled: string
}

/** What the marketplace calls an order, and where it says what it paid, in a message to its support. */
export interface MessageWords {
  readonly order: string
  readonly many: string
  /** 'pelo pedido', 'pela venda' */
  readonly by: string
  readonly these: string
  readonly income: string
}

/** A cause of a difference in a few words, and as it goes on in a sentence. */
export interface ReasonWords {
  readonly name: string
  readonly sentence: string
}

/** With words for all of its own terms. */
export interface WordsOf<Terms extends ClosingTerms> extends MarketplaceWords {
  readonly reasons: Readonly<Record<Terms['cause'], ReasonWords>>
  /** Why money is missing of an order that no income has. */
  readonly missing: Readonly<Record<Terms['unmatchedNote'], string>>
  /** The way to where something is claimed, step by step. */
  readonly ways: Readonly<Record<Terms['claimWay'], readonly string[]>>
}

/** Amounts by what a seller calls them, with the signs by which they add up. */
export type NamedAmounts = Readonly<Record<string, Cents>>

export interface PartLabel {
  readonly label: string
  readonly amount: Cents
}

/** The parts of what was received as far as the file has them; what is left of it is called `rest`. */
export interface ReceivedParts {
  readonly amounts: NamedAmounts
  readonly rest: string
}

/** What the parts of a marketplace's orders are called, and how they add up. Methods, so that those chosen at run time are of any. */
export interface MarketplaceParts<Terms extends ClosingTerms> {
  /** The parts whose sum the seller should be paid. */
  expected(parts: Terms['expected']): NamedAmounts
  received(paid: Terms['paid']): ReceivedParts
  /** Whether what was paid can have the parts of what was expected: then a part that only one of them has differs by its whole amount. */
  readonly hasSameParts: boolean
  /** What its freight is made of; nothing where the file does not say, or all of it is 0. */
  freight(paid: Terms['paid']): readonly PartLabel[]
}

/** By its label, each of the amounts that has one and is there and not 0, in the order of the labels. */
export function labelled<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  amounts: NoInfer<Readonly<Partial<Record<Name, Cents>>>>,
): NamedAmounts {
  const known: Record<string, Cents> = {}
  for (const name of Object.keys(labels) as Name[]) {
    const amount = amounts[name]
    if (amount) known[labels[name]] = addCents(known[labels[name]] ?? noCents, amount)
  }
  return known
}
