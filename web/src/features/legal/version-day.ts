import { legalVersion } from '@vendaclara/contract/legal'

/** The day of the version as people write it: 22 de novembro de 2026. */
export const versionDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalVersion),
)
