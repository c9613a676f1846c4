/** Portuguese words that carry no meaning of their own in a search, without their accents. */
const stopWords = new Set(
  `a ao aos as ate com como da das de do dos e em entre esta este isso mais me meu meus minha minhas muito na nas no
  nos num numa o os ou para pela pelas pelo pelos por pra pras pro pros que se sem ser seu seus so sobre sua suas
  tem um uma umas uns voce`.split(/\s+/),
)

/** Whether a lowercased word says nothing by itself, written with its accents or without. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word.normalize('NFD').replace(/\p{M}/gu, ''))
}
