import { wordOf } from '../../reading/sheet.ts'

/**
 * Whether a status says that a sale is in a return, a claim or a mediation, or was given back: 'Devolução em
 * preparação', 'Reclamação encerrada com reembolso para o comprador'. False if it says that the seller got the money.
 */
export function saysReturned(status: string): boolean {
  const word = wordOf(status)
  const isReturn = /^(devolu|devolv|em devolucao|mediacao|reclamacao|reembols|troca )/.test(word)
  return isReturn && !/(te demos|liberamos) o (dinheiro|valor)/.test(word)
}
