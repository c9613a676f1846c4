/** A CNPJ or CPF as people write it. */
export function formatTaxId(id: string): string {
  if (id.length === 14) return id.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
  return id.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}
