/** A header as it is compared: in any case, with or without accents, with or without its unit behind it. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((%|r\$|kg|sim\/nao)\)/g, '')
    .replace(/[_*:\s]+/g, ' ')
    .trim()
}
