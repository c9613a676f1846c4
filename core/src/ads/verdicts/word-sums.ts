import type { TermIndex } from './term-index.ts'
import type { WordIndex } from './word-index.ts'

interface WordSum {
  readonly text: string
  losingTerms: number
  terms: number
  clicks: number
  conversions: number
  gmv: number
  spend: number
}

const fewestLosingTerms = 2
const none = -1

/**
 * Sums searches by word and by pair of neighbouring words, if at least two losing searches have them. A word or pair
 * counts once per search. Most words occur in only one search. A pair can only be in two losing searches if both its
 * words are, so few pairs need to be kept.
 */
export class WordSums {
  private readonly index: WordIndex
  private readonly sums: WordSum[] = []
  /** For each word number, the index of its sum. */
  private readonly places: Int32Array
  private readonly frequent: number
  /** Key: the sum indexes of both words, as first x frequent words + second. */
  private readonly pairs = new Map<number, number>()
  /** For each sum, the visit in which it was last met. */
  private readonly metIn: number[] = []
  private visits = 0

  constructor(index: WordIndex, losing: readonly number[]) {
    this.index = index
    this.places = new Int32Array(index.count).fill(none)
    this.openWords(losing)
    this.frequent = this.sums.length
    for (const entry of losing) {
      this.each(entry, true, (sum) => {
        sum.losingTerms += 1
      })
    }
  }

  /** Adds the figures of a search to the sums of its words. */
  add(entry: number, { clicks, conversions, gmv, spend }: TermIndex): void {
    this.each(entry, false, (sum) => {
      sum.terms += 1
      sum.clicks += clicks[entry] ?? 0
      sum.conversions += conversions[entry] ?? 0
      sum.gmv += gmv[entry] ?? 0
      sum.spend += spend[entry] ?? 0
    })
  }

  words(): readonly WordSum[] {
    return this.sums.filter(({ losingTerms }) => losingTerms >= fewestLosingTerms)
  }

  private openWords(losing: readonly number[]): void {
    const { count, wordAt, ids, ends } = this.index
    const counts = new Uint32Array(count)
    const metIn = new Int32Array(count).fill(none)
    for (const entry of losing) {
      for (let at = ends[entry - 1] ?? 0; at < (ends[entry] ?? 0); at += 1) {
        const word = ids[at] ?? 0
        if (metIn[word] === entry) continue
        metIn[word] = entry
        counts[word] = (counts[word] ?? 0) + 1
        if (counts[word] === fewestLosingTerms) this.places[word] = this.open(wordAt(word))
      }
    }
  }

  private each(entry: number, opens: boolean, visit: (sum: WordSum) => void): void {
    const { ids, ends } = this.index
    const end = ends[entry] ?? 0
    this.visits += 1
    let before = none
    for (let at = ends[entry - 1] ?? 0; at < end; at += 1) {
      const place = this.places[ids[at] ?? 0] ?? none
      if (place !== none) {
        this.meet(place, visit)
        if (before !== none) this.meet(this.placeOfPair(before, place, opens), visit)
      }
      before = place
    }
  }

  private meet(place: number, visit: (sum: WordSum) => void): void {
    const sum = this.sums[place]
    if (!sum || this.metIn[place] === this.visits) return
    this.metIn[place] = this.visits
    visit(sum)
  }

  private placeOfPair(first: number, second: number, opens: boolean): number {
    const key = first * this.frequent + second
    const known = this.pairs.get(key)
    if (known !== undefined || !opens) return known ?? none
    const place = this.open(`${this.sums[first]?.text} ${this.sums[second]?.text}`)
    this.pairs.set(key, place)
    return place
  }

  private open(text: string): number {
    this.metIn.push(0)
    return this.sums.push({ text, losingTerms: 0, terms: 0, clicks: 0, conversions: 0, gmv: 0, spend: 0 }) - 1
  }
}
