/**
 * What can go wrong with the gateway. A person who tries the product switches a fault on for the next calls or
 * webhooks.
 */
export const faults = {
  slow: 'Responder com 3 segundos de atraso',
  lostAnswer: 'Fazer o que foi pedido e responder erro 500',
  unavailable: 'Responder erro 500 sem fazer nada',
  tooMany: 'Responder 429 (chamadas demais)',
  eventTwice: 'Enviar o aviso duas vezes',
  eventLate: 'Enviar o aviso com 3 segundos de atraso',
  eventsReversed: 'Enviar os avisos de uma chamada na ordem inversa',
  eventLost: 'Não enviar o aviso',
} as const
export type Fault = keyof typeof faults
/** How many more times each fault strikes. */
export type Faults = Partial<Record<Fault, number>>
