import { helpHref } from '../../../addresses.ts'
import type { Refusal } from '../files/refusal.ts'
import { refusalSentence } from '../files/texts.ts'

/** Which section of the help says more of a refusal. */
export const refusalSections: Readonly<Record<Refusal['kind'], string>> = {
  disguised: 'recusa-formato',
  password: 'recusa-formato',
  'old-format': 'recusa-formato',
  'other-office': 'recusa-formato',
  archive: 'recusa-formato',
  unavailable: 'recusa-abrir',
  blank: 'recusa-abrir',
  truncated: 'recusa-abrir',
  damaged: 'recusa-abrir',
  empty: 'recusa-abrir',
  'reader-missing': 'recusa-abrir',
  unexpected: 'recusa-abrir',
  several: 'recusa-tamanho',
  'too-large': 'recusa-tamanho',
  bloated: 'recusa-tamanho',
  'too-many-columns': 'recusa-tamanho',
  'too-many-rows': 'recusa-tamanho',
  'long-text': 'recusa-tamanho',
  'too-many-lines': 'recusa-tamanho',
  'open-quote': 'recusa-colunas',
  'other-report': 'recusa-colunas',
  'unknown-columns': 'recusa-colunas',
  'no-lines': 'recusa-colunas',
}

/** Why a file was refused, in words for the person, and where the help says more. */
export interface ImportRefusal {
  readonly sentence: string
  readonly help: string
}

export function explainRefusal(refusal: Refusal): ImportRefusal {
  return {
    sentence: refusalSentence(refusal),
    help: helpHref('calculadora', refusalSections[refusal.kind]),
  }
}
