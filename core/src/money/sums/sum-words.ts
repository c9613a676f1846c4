/** What people and programs write beside a sum or an average of rows, without accents. */
const words = new Set([
  'total',
  'totais',
  'subtotal',
  'soma',
  'somas',
  'somatorio',
  'media',
  'contagem',
  'totals',
  'sum',
  'average',
  'count',
  'totales',
  'suma',
  'promedio',
  'somme',
  'totaux',
  'moyenne',
  'summe',
  'gesamt',
  'gesamtsumme',
  'gesamtergebnis',
  'ergebnis',
  'totale',
  'somma',
  'totaal',
  'razem',
  'jumlah',
  'tong',
  'итого',
  'всего',
  'сумма',
  'toplam',
  'grandtotal',
])
const inScripts = /合计|合計|总计|總計|小计|小計|総計|합계|총계|รวม|الإجمالي/

/** Whether a text begins or ends with a word for a sum, as 'Total geral' and 'tênis Total' do. */
export function namesSum(text: string): boolean {
  if (inScripts.test(text)) return true
  const parts = wordsIn(text)
  return isWord(parts[0]) || isWord(parts.at(-1)) || parts.join('') === 'grandtotal'
}

/** A text without the words for a sum at its ends: '' if it names nothing else. */
export function withoutSum(text: string): string {
  let parts = wordsIn(text.replace(inScripts, ' '))
  while (isWord(parts[0]) || isOfSum(parts[0])) parts = parts.slice(1)
  while (isWord(parts.at(-1)) || (parts.length > 0 && isOfSum(parts.at(-1)))) parts = parts.slice(0, -1)
  return parts.join(' ')
}

function isWord(word: string | undefined): boolean {
  return word !== undefined && words.has(word)
}

/** A word between a sum and what it sums. */
function isOfSum(word: string | undefined): boolean {
  return word === 'geral' || word === 'de' || word === 'do' || word === 'da' || word === 'sub'
}

/** The words of a text in lower case and without accents: 'Sub-total:' is 'sub' and 'total'. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
