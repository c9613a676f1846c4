import { helpHref } from '../../../addresses.ts'
import { fileRefusalSections } from '../../../files/refusal-sections.ts'
import type { Refusal } from '../files/refusal.ts'
import { refusalSentence } from '../files/texts.ts'

/** The section of the help that explains a refusal. */
export const refusalSections: Readonly<Record<Refusal['kind'], string>> = {
  ...fileRefusalSections,
  'long-text': 'recusa-tamanho',
  unknown: 'recusa-colunas',
  'other-template': 'recusa-colunas',
  'old-layout': 'recusa-colunas',
  'several-exports': 'recusa-colunas',
  'several-shops': 'recusa-colunas',
  'other-country': 'recusa-colunas',
  'no-rows': 'recusa-colunas',
  'unreadable-column': 'recusa-colunas',
  'twin-columns': 'recusa-colunas',
  'wide-row': 'recusa-colunas',
  'shared-variation': 'recusa-codigos',
  'rounded-ids': 'recusa-codigos',
  'large-invoice': 'recusa-nota',
  declarations: 'recusa-nota',
  'no-invoice': 'recusa-nota',
  summary: 'recusa-nota',
  'other-model': 'recusa-nota',
  test: 'recusa-nota',
  unauthorised: 'recusa-nota',
  'bad-key': 'recusa-nota',
  'other-buyer': 'recusa-nota',
  'own-sale': 'recusa-nota',
  return: 'recusa-nota',
  'bad-line': 'recusa-nota',
  'no-lines': 'recusa-nota',
  'too-many-lines': 'recusa-nota',
  'unknown-cancelled': 'recusa-nota',
}

/** Why a file was refused, in words, and the help that explains it. */
export interface RefusedFile {
  readonly fileName: string
  readonly sentence: string
  readonly help: string
  /** Whether it is an invoice of a company that is not known to be the seller's. */
  readonly isOfBuyer: boolean
}

export function explainRefusal(fileName: string, refusal: Refusal): RefusedFile {
  return {
    fileName,
    sentence: refusalSentence(refusal),
    help: helpHref('produtos', refusalSections[refusal.kind]),
    isOfBuyer: refusal.kind === 'other-buyer',
  }
}
