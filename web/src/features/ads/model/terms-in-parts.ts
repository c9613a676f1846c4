import { type FigureName, figureNames, type SearchTerms } from '@vendaclara/core/ads'

type Columns = Omit<SearchTerms, 'texts' | 'figures'> & SearchTerms['figures']

/** One column of terms, or some of their texts, by the place of the first. */
interface TermsPart {
  readonly key: readonly [name: string] | readonly [name: 'texts', first: number]
  readonly value: Columns[keyof Columns] | readonly string[]
}

/** Some megabytes together. */
const textsInPart = 16

/**
 * The terms of a report, one part after the other, the texts last, so that storing them or sending them to a worker
 * blocks the page for no longer than one part takes, and no more than one is in memory twice.
 */
export function* partsOfTerms(
  { texts, figures, ...columns }: SearchTerms,
  names: readonly FigureName[] = figureNames,
): Generator<TermsPart> {
  for (const [name, value] of Object.entries(columns)) yield { key: [name], value }
  for (const name of names) yield { key: [name], value: figures[name] }
  for (let first = 0; first < texts.length; first += textsInPart) {
    yield { key: ['texts', first], value: texts.slice(first, first + textsInPart) }
  }
}

/** Puts the parts together again. */
export class TermsOfParts {
  private readonly columns: Record<string, unknown> = {}
  private readonly texts: string[] = []

  add({ key: [name], value }: TermsPart): void {
    if (name === 'texts') this.texts.push(...(value as readonly string[]))
    else this.columns[name] = value
  }

  get hasTexts(): boolean {
    return this.texts.length > 0
  }

  /** With the columns and the texts so far; its texts grow with those that follow. */
  terms(): SearchTerms {
    const { ends, hasClicks, ...figures } = this.columns as unknown as Columns
    return { texts: this.texts, ends, hasClicks, figures }
  }
}
