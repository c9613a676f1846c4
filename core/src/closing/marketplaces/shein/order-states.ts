import { wordOf } from '../../reading/sheet.ts'

/**
 * Whether a status of an order or unit says that the buyer got the money back: 'Reembolsado por cliente', 'Devolvido'.
 */
export function saysRefunded(status: string): boolean {
  const word = wordOf(status)
  return word.startsWith('reembolsad') || word.startsWith('devolvid')
}

/** Whether a status of an order or unit says that the goods are on their way back: 'Em devolução'. */
export function saysInReturn(status: string): boolean {
  return wordOf(status).startsWith('em devolucao')
}
