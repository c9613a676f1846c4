const invisible = /[\u200b-\u200d\u2060\ufeff]/g
const around = /^["'#]+|["']+$/g
const wholeWithDecimals = /^(\d+)[.,]0+$/
const inThrees = /^\d{1,3}(?:[.,]\d{3})+$/
const betweenWords = /[\s()[\],;:/]+/

/** A number as its export had it, before people and programs put quotes, a '#' and characters that do not show around it. */
export function bareNumber(text: string): string {
  return text.normalize('NFKC').replace(invisible, '').trim().replace(around, '').trim()
}

/**
 * The one id of a shape that a text has: with blanks in it, in small letters, with decimals or groups of three as a program writes
 * numbers, or beside other words; undefined where it has none, or several.
 */
export function idIn(text: string, shape: RegExp): string | undefined {
  const bare = bareNumber(text).toUpperCase()
  const written = [bare, bare.replace(/\s/g, ''), wholeWithDecimals.exec(bare)?.[1] ?? '']
  if (inThrees.test(bare)) written.push(bare.replace(/[.,]/g, ''))
  const whole = written.find((one) => shape.test(one))
  if (whole !== undefined) return whole
  const [word, ...others] = new Set(bare.split(betweenWords).filter((one) => shape.test(one)))
  return others.length === 0 ? word : undefined
}
