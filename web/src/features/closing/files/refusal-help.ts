import type { FileSlot } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { helpHref } from '../../../addresses.ts'
import { fileRefusalSections } from '../../../files/refusal-sections.ts'
import type { Refusal } from '../worker/reading/refusal.ts'
import { refusalSentence } from './texts.ts'

/** The section of the help about each refusal. */
export const refusalSections: Readonly<Record<Refusal['kind'], string>> = {
  ...fileRefusalSections,
  swapped: 'recusa-outro-arquivo',
  'other-report': 'recusa-outro-arquivo',
  unknown: 'recusa-outro-arquivo',
  'several-reports': 'recusa-outro-arquivo',
  'mixed-reports': 'recusa-outro-arquivo',
  'fees-only': 'recusa-outro-arquivo',
  'other-numbers': 'recusa-outro-arquivo',
  'long-text': 'recusa-colunas',
  'wide-row': 'recusa-colunas',
  'missing-columns': 'recusa-colunas',
  'twin-columns': 'recusa-colunas',
  'headless-sheet': 'recusa-colunas',
  'second-header': 'recusa-colunas',
  'broken-cells': 'recusa-valores',
  'mixed-marks': 'recusa-valores',
  'lost-digits': 'recusa-valores',
  'unknown-word': 'recusa-valores',
  'other-currency': 'recusa-valores',
  'no-amount': 'recusa-valores',
  'no-date': 'recusa-valores',
  'wrong-sign': 'recusa-valores',
  'broken-sum': 'recusa-valores',
  'other-scale': 'recusa-valores',
  'other-month-scale': 'recusa-valores',
  'other-fee-scale': 'recusa-valores',
  'slipped-part': 'recusa-valores',
  'lost-cents': 'recusa-valores',
  'moved-words': 'recusa-linhas',
  'moved-ids': 'recusa-linhas',
  'ids-of-others': 'recusa-linhas',
  'rows-without-id': 'recusa-linhas',
  'only-details': 'recusa-linhas',
  'doubled-rows': 'recusa-linhas',
  'pasted-twice': 'recusa-linhas',
  'no-rows': 'recusa-vazio',
  'nothing-to-compare': 'recusa-vazio',
}

/** Why files were not used, in words for the person, and where the help says more. */
export interface RefusedFiles {
  readonly sentence: string
  readonly help?: string
}

export function explainRefusal(
  refusal: Refusal,
  slot: FileSlot | 'others',
  marketplace: ClosingMarketplace,
): RefusedFiles {
  return {
    sentence: refusalSentence(refusal, slot, marketplace),
    help: helpHref('fechamento-de-mes', refusalSections[refusal.kind]),
  }
}
