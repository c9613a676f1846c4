import { malformed } from '../xml/malformed.ts'

/** The column of a reference such as 'AB12', counted from 0. Throws 'malformed-xml' for any other text. */
export function columnOf(reference: string): number {
  const letters = /^\$?([A-Za-z]{1,4})\$?\d*$/.exec(reference)?.[1]
  if (letters === undefined) throw malformed(`the reference ${reference.slice(0, 20)}`)
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
