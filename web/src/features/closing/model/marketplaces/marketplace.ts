import type { ClosingNames } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'

/** The names of a marketplace and of the two files of its months: what was sold, and what was paid. */
export interface MarketplaceWords {
  readonly name: string
  /** 'a Shopee' as a subject, and 'da Shopee' for what belongs to it. */
  readonly the: string
  readonly of: string
  readonly orders: string
  readonly income: string
  /** 'a Minha Renda' as an object. */
  readonly theIncome: string
  readonly ordersHint: string
  readonly incomeHint: string
  /** 'na Shopee': where each of the two files is found, and the section of the help about it. */
  readonly at: Readonly<Record<'orders' | 'income', string>>
  readonly help: Readonly<Record<'orders' | 'income', string>>
  /** What to do for the files to come in Portuguese, as the end of a sentence. */
  readonly language: Readonly<Record<'orders' | 'income', string>>
  /** What is said of another report given for the payments, after its name; absent if the names of the files say it. */
  readonly insteadOf?: string
  readonly rows: RowWords
  /** What it credits or charges apart from the orders, and when it pays. */
  readonly adjustments: string
  readonly due: string
  /** Why its fees are not checked; null if they are. */
  readonly feesUnchecked: string | null
  readonly message: MessageWords
}

/** The words for a file whose rows cannot be read. */
interface RowWords {
  /** What the column that decides how a row counts may say; absent if there is no such column. */
  readonly known?: string
  readonly onlyDetails: (count: number) => string
  readonly doubled: string
}

/** The marketplace's word for an order, and where it states what it paid, for a message to its support. */
export interface MessageWords {
  readonly order: string
  readonly many: string
  /** 'pelo pedido', 'pela venda' */
  readonly by: string
  /** 'do pedido', 'da venda' */
  readonly of: string
  /** 'no pedido', 'na venda' */
  readonly at: string
  readonly these: string
  readonly income: string
}

/** A reason of a difference in a few words, and as the end of a sentence. */
export interface ReasonWords {
  readonly name: string
  readonly sentence: string
}

/** The words of a marketplace including those for all that it alone names. */
export interface WordsOf<Names extends ClosingNames> extends MarketplaceWords {
  readonly reasons: Readonly<Record<Names['reason'], ReasonWords>>
  /** Why money is missing for an unmatched order. */
  readonly missing: Readonly<Record<Names['unmatchedInfo'], string>>
  /** The way to where a claim is made, step by step. */
  readonly ways: Readonly<Record<Names['claimWay'], readonly string[]>>
  readonly parts: MarketplaceParts<Names>
}

/** Amounts by the seller's names for them, with signs so that they add up. */
export type NamedAmounts = Readonly<Record<string, Cents>>

export interface PartLabel {
  readonly label: string
  readonly amount: Cents
}

/** The parts of the received amount as far as the file has them; what remains is called `rest`. */
export interface ReceivedParts {
  readonly amounts: NamedAmounts
  readonly rest: string
}

/**
 * The names of the parts of a marketplace's orders, and how they add up. Declared as methods, so that those chosen at
 * run time fit any marketplace.
 */
export interface MarketplaceParts<Names extends ClosingNames> {
  /** The parts whose sum the seller should be paid. */
  expected(parts: Names['expected']): NamedAmounts
  received(paid: Names['paid']): ReceivedParts
  /**
   * Whether the paid amounts have the same parts as the expected ones. Then a part that only one of them has differs by
   * its whole amount.
   */
  readonly hasSameParts: boolean
  /** The parts of its freight; empty if the file does not state them, or all are 0. */
  freight(paid: Names['paid']): readonly PartLabel[]
}

/** The amounts that are present and not 0, by their labels and in the sequence of the labels. */
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
