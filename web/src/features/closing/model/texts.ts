import type { DifferenceReason, Reason } from '@vendaclara/core/closing'

export const texts = {
  month: (name: string, year: string) => `${name} de ${year}`,
  otherReasons: {
    several: 'Vários motivos',
    unexplained: 'Motivo não informado',
  } satisfies Record<Exclude<DifferenceReason, Reason['kind']>, string>,
  openOrder: (id: string) => `Ver o pedido ${id}`,
  copyId: (id: string) => `Copiar ID ${id}`,
  copied: 'ID copiado',
  noReason: 'Motivo ainda não lido',
}
