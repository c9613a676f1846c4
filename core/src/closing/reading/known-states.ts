import { cutText } from '../model/order-items.ts'
import { type Cell, textOf, wordOf } from './sheet.ts'

/** Whether a status says that an order was cancelled, in Portuguese or English, in any form of the word. */
export function saysCancelled(status: Cell | undefined): boolean {
  return /^\W*((pedido|venda|compra|order) )?cancel/.test(wordOf(status))
}

/** How words of a state begin or what they contain, in the exports in Portuguese, Spanish and English. */
const wordsOfStates =
  /conclu|complet|cancel|entreg|deliver|envi|ship|transport|coleta|colet|pickup|pag[oa]|pagamento|paid|pending|pendente|aguard|esper|await|receb|receiv|frete|process|transito|transit|caminho|prepara|pronto|ready|devol|return|reembols|refund|solicita|request|contesta|disput|aprov|approv|analise|review|andamento|progress|resolv|falha|fail|perdid|lost|extravi|troca|exchange|armazen|rastre|despach|emitid|verific|reten|comprador/
/** Of a refund only: of an order they may mean that nothing is paid for it. */
const wordsOfRefunds = /rejeit|reject|recus|encerr|finaliz|closed/

/**
 * Names the words of a state that are in no export known here, and those that name a cancelling otherwise. Such a word may
 * be a mistake of a person who changed the file.
 */
export class KnownStates {
  private readonly known = new Map<Cell, boolean>()
  private readonly named = new Set<string>()
  private readonly isOfRefunds: boolean

  constructor({ isOfRefunds }: { readonly isOfRefunds: boolean }) {
    this.isOfRefunds = isOfRefunds
  }

  /** The word in a cell if it is no known state, '' if too many were named before; undefined for a known one. */
  unknownIn(cell: Cell): string | undefined {
    let isKnown = this.known.get(cell)
    if (isKnown === undefined) {
      const word = wordOf(cell)
      const isState = wordsOfStates.test(word) || (this.isOfRefunds && wordsOfRefunds.test(word))
      isKnown = isState && (!word.includes('cancel') || saysCancelled(cell))
      if (this.known.size < mostStates) this.known.set(cell, isKnown)
    }
    if (isKnown) return undefined
    const word = cutText(textOf(cell)).slice(0, longestWord)
    if (this.named.size < mostNamed) this.named.add(word)
    return this.named.has(word) ? word : ''
  }
}

const mostStates = 1000
const mostNamed = 20
const longestWord = 60
