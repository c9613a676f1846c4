import { legalVersion } from '@vendaclara/contract/legal'

export interface LegalSection {
  id: string
  title: string
  paragraphs?: readonly string[]
  /** What is listed one by one, each under its name. */
  entries?: readonly { name: string; text: string }[]
  list?: readonly string[]
}

/** A text people agree to, with what the environment says of this installation written into it. */
export interface LegalDocument {
  title: string
  heading: string
  summary: string
  sections: readonly LegalSection[]
}

/** Who answers for the product. */
export interface Company {
  name: string
  /** A CNPJ as it is kept, without punctuation. */
  taxId: string
  privacyEmail: string
}

/** The day of the version as people write it: 22 de novembro de 2026. */
export const versionDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalVersion),
)
