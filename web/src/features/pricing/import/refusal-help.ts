import { helpHref } from '../../../addresses.ts'
import { fileRefusalSections } from '../../../files/refusal-sections.ts'
import { refusalSentence } from '../files/file-texts.ts'
import type { Refusal } from '../files/refusal.ts'

export const refusalSections: Readonly<Record<Refusal['kind'], string>> = {
  ...fileRefusalSections,
  'long-text': 'recusa-tamanho',
  'too-many-lines': 'recusa-tamanho',
  'other-report': 'recusa-colunas',
  'unknown-columns': 'recusa-colunas',
  'no-lines': 'recusa-colunas',
}

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
