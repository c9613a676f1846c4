import type { TermIndex } from './term-index.ts'

interface WordSum {
  readonly text: string
  losingTerms: number
  terms: number
  clicks: number
  conversions: number
  gmv: number
  spend: number
}

/** Sums over searches by word and by pair of neighbouring words; one that a search has twice counts once in it. */
export class WordSums {
  private readonly index: TermIndex
  private readonly sums: WordSum[] = []
  /** By the number of the word, or of the pair: first word x words + second word, behind all words. */
  private readonly places = new Map<number, number>()
  private readonly seenIn: number[] = []

  constructor(index: TermIndex) {
    this.index = index
  }

  /** From now on the words of this losing search are summed. */
  watch(entry: number): void {
    this.each(entry, (key) => {
      const sum = this.sums[this.places.get(key) ?? this.open(key)]
      if (sum && this.isNew(key, -1 - entry)) sum.losingTerms += 1
    })
  }

  /** Adds a search to those of its words that are watched. */
  add(entry: number): void {
    const { clicks, conversions, gmv, spend } = this.index
    this.each(entry, (key) => {
      const sum = this.sums[this.places.get(key) ?? -1]
      if (!sum || !this.isNew(key, entry)) return
      sum.terms += 1
      sum.clicks += clicks[entry] ?? 0
      sum.conversions += conversions[entry] ?? 0
      sum.gmv += gmv[entry] ?? 0
      sum.spend += spend[entry] ?? 0
    })
  }

  watched(): readonly WordSum[] {
    return this.sums
  }

  private each(entry: number, visit: (key: number) => void): void {
    const { wordIds, wordEnds, words } = this.index
    const end = wordEnds[entry] ?? 0
    let before: number | undefined
    for (let at = wordEnds[entry - 1] ?? 0; at < end; at += 1) {
      const word = wordIds[at] ?? 0
      visit(word)
      if (before !== undefined) visit((before + 1) * words.length + word)
      before = word
    }
  }

  private isNew(key: number, visit: number): boolean {
    const place = this.places.get(key) ?? -1
    if (this.seenIn[place] === visit) return false
    this.seenIn[place] = visit
    return true
  }

  private open(key: number): number {
    const { words } = this.index
    const second = words[key % words.length] ?? ''
    const text = key < words.length ? second : `${words[Math.floor(key / words.length) - 1]} ${second}`
    const place = this.sums.push({
      text,
      losingTerms: 0,
      terms: 0,
      clicks: 0,
      conversions: 0,
      gmv: 0,
      spend: 0,
    })
    this.places.set(key, place - 1)
    return place - 1
  }
}
