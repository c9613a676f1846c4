import type { KeywordGroup } from './ads-report.ts'

const overallKeys = new Set(['selecionado_manualmente', 'selecionado_automaticamente'])
const excludedKeys = new Set(['locais_de_descoberta', 'segmentação_de_público'])

/** Characters without width: keywords that differ only in them look the same. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/**
 * The key that groups a keyword: in lower case, with underscores for white space (specification, section 3). Keywords
 * that look the same have one key: several spaces become one underscore, and characters without width are dropped.
 */
export function keywordKey(keyword: string): string {
  return seen(keyword)
    .toLowerCase()
    .replace(/[\s_]+/g, '_')
}

/** The name of an ad as its shop wrote it, without what cannot be seen. */
export function adName(written: string): string {
  return seen(written).replace(/\s+/g, ' ')
}

function seen(text: string): string {
  return text.replace(unseen, '').normalize('NFC').trim()
}

/** The text to show for a key: underscores become spaces. */
export function keywordLabel(key: string): string {
  return key.replaceAll('_', ' ')
}

/** The text to show for a group: the name of an ad as written, or a keyword in lower case. */
export function groupLabel({ key, name }: Pick<KeywordGroup, 'key' | 'name'>): string {
  return name ?? keywordLabel(key)
}

/** Whether rows with this key are the overall record, which becomes the total. */
export function isOverall(key: string): boolean {
  return overallKeys.has(key)
}

/** Whether rows with this key are left out, because they are placements and not keywords. */
export function isExcluded(key: string): boolean {
  return excludedKeys.has(key)
}
