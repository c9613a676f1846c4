/** An ISO day as '28/02/2026'. */
export function dayInWords(isoDay: string): string {
  return isoDay.split('-').reverse().join('/')
}
