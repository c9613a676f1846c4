const overallKeys = new Set(['selecionado_manualmente', 'selecionado_automaticamente'])
const excludedKeys = new Set(['locais_de_descoberta', 'segmentação_de_público'])

/** Characters without width: keywords that differ only in them look the same. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/**
 * The key that groups a keyword: in lower case, with underscores for white space (specification, section 3). Keywords
 * that look the same have one key: several spaces become one underscore, and characters without width are dropped.
 */
export function keywordKey(keyword: string): string {
  return keyword
    .replace(unseen, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')
}

/** The text to show for a key: underscores become spaces. */
export function keywordLabel(key: string): string {
  return key.replaceAll('_', ' ')
}

/** Whether rows with this key are the overall record, which becomes the total. */
export function isOverall(key: string): boolean {
  return overallKeys.has(key)
}

/** Whether rows with this key are left out, because they are placements and not keywords. */
export function isExcluded(key: string): boolean {
  return excludedKeys.has(key)
}
