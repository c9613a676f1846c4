const overallKeys = new Set(['selecionado_manualmente', 'selecionado_automaticamente'])
const excludedKeys = new Set(['locais_de_descoberta', 'segmentação_de_público'])

/** Take no room on a screen, so that two keywords that differ in them look the same. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/**
 * The key that groups a keyword: lowercased, whitespace replaced by underscores (specification, section 3). Keywords that
 * look the same have one key: several spaces are one underscore, letters without width do not count.
 */
export function keywordKey(keyword: string): string {
  return keyword
    .replace(unseen, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')
}

/** What a keyword's key shows as: its underscores are spaces again. */
export function keywordLabel(key: string): string {
  return key.replaceAll('_', ' ')
}

/** Whether the rows of this keyword are the overall record, which is kept aside as the total. */
export function isOverall(key: string): boolean {
  return overallKeys.has(key)
}

/** Whether the rows of this keyword are left out: they are placements, not keywords. */
export function isExcluded(key: string): boolean {
  return excludedKeys.has(key)
}
