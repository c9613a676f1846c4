import { legalVersion } from '@vendaclara/contract/legal'

export interface LegalSection {
  id: string
  title: string
  paragraphs?: readonly string[]
  /** A list of entries, each with a name. */
  entries?: readonly { name: string; text: string }[]
  list?: readonly string[]
}

/** A text that people agree to, with the data of this installation filled in. */
export interface LegalDocument {
  title: string
  heading: string
  summary: string
  sections: readonly LegalSection[]
}

/** The company responsible for the product. */
export interface Company {
  name: string
  /** A CNPJ as it is stored, without punctuation. */
  taxId: string
  privacyEmail: string
}

/** The date of the version in words: 22 de novembro de 2026. */
export const versionDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalVersion),
)
