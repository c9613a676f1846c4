import dayjs from 'dayjs'

/** 'vendaclara-meus-dados-2026-11-20.zip', after the day on the seller's own clock. */
export function exportFileName(now: Date): string {
  return `vendaclara-meus-dados-${dayjs(now).format('YYYY-MM-DD')}.zip`
}
