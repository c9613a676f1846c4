import { helpHref } from '../../../addresses.ts'
import type { Refusal } from '../files/refusal.ts'

/** The section of the help that explains a refusal. */
export const refusalSections: Readonly<Record<Refusal['kind'], string>> = {
  blank: 'recusa-vazio',
  empty: 'recusa-vazio',
  'no-rows': 'recusa-vazio',
  'no-table': 'recusa-relatorio',
  'group-report': 'recusa-relatorio',
  'orders-report': 'recusa-relatorio',
  'missing-columns': 'recusa-colunas',
  'doubled-columns': 'recusa-colunas',
  'two-reports': 'recusa-colunas',
  'bad-rows': 'recusa-colunas',
  'open-quote': 'recusa-colunas',
  'long-text': 'recusa-colunas',
  'sum-rows': 'recusa-numeros',
  dates: 'recusa-numeros',
  unreadable: 'recusa-numeros',
  contradictory: 'recusa-numeros',
  scaled: 'recusa-numeros',
  'no-centavos': 'recusa-numeros',
  'other-language': 'recusa-idioma',
  'campaign-report': 'recusa-relatorio',
  spreadsheet: 'recusa-formato',
  'other-office': 'recusa-formato',
  'old-format': 'recusa-formato',
  password: 'recusa-formato',
  damaged: 'recusa-formato',
  truncated: 'recusa-formato',
  archive: 'recusa-formato',
  disguised: 'recusa-formato',
  'too-large': 'recusa-abrir',
  bloated: 'recusa-abrir',
  'too-many-columns': 'recusa-abrir',
  'too-many-rows': 'recusa-abrir',
  unavailable: 'recusa-abrir',
  'reader-missing': 'recusa-abrir',
  unexpected: 'recusa-abrir',
}

export function refusalHelp({ kind }: Refusal): string {
  return helpHref('ads-words', refusalSections[kind])
}
