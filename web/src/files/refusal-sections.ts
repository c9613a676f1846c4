import type { FileFault } from './file-refused.ts'

/**
 * The help section that explains why a file cannot be read. Every help page of a feature that takes workbooks has
 * these sections.
 */
export const fileRefusalSections = {
  disguised: 'recusa-formato',
  password: 'recusa-formato',
  'old-format': 'recusa-formato',
  'other-office': 'recusa-formato',
  archive: 'recusa-formato',
  unavailable: 'recusa-abrir',
  folder: 'recusa-abrir',
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
  'open-quote': 'recusa-colunas',
} as const satisfies Record<Exclude<FileFault['kind'], 'long-text'>, string>
