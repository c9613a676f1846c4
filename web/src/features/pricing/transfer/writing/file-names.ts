import dayjs from 'dayjs'

export const templateFileName = 'Vendaclara modelo de anúncios.xlsx'
export const refusedFileName = 'Vendaclara linhas com erro.xlsx'

/** 'Vendaclara anúncios 2026-11-20.xlsx', the day being the seller's. */
export function listingsFileName(now: Date): string {
  return `Vendaclara anúncios ${dayjs(now).format('YYYY-MM-DD')}.xlsx`
}
