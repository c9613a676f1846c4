const overallKeys = new Set(['selecionado_manualmente', 'selecionado_automaticamente'])
const excludedKeys = new Set(['locais_de_descoberta', 'segmentação_de_público'])

/** The key that groups a keyword: lowercased, whitespace replaced by underscores (specification, section 3). */
export function keywordKey(keyword: string): string {
  return keyword.normalize('NFC').trim().toLowerCase().replace(/\s/g, '_')
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
