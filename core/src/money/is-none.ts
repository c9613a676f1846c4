const words = new Set([
  ...['n/a', 'n/d', '#n/a', '#n/d', 'na', 'nd', 'nan', 'nat', '<na>', 'none', 'null', 'nil', 'undefined'],
  ...[
    '(vazio)',
    '(em branco)',
    '(blank)',
    '(empty)',
    'vazio',
    'nenhum',
    'nenhuma',
    'não',
    'nao',
    'sem dados',
  ],
])
const longest = 12

/**
 * Whether a text stands for 'nothing': it is blank, a dash, or a word that a program or a person writes for it, as
 * '#N/D', 'NaN' or '(vazio)'. A column of amounts that has one has no value there.
 */
export function isNone(text: string): boolean {
  if (text.length > longest + 4) return /^[\s\u2010-\u2015\u2212-]*$/.test(text)
  const bare = text.trim().toLowerCase()
  return bare.length <= longest && (/^[\u2010-\u2015\u2212-]*$/.test(bare) || words.has(bare))
}
