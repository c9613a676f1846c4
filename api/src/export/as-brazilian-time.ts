/** Sweden writes a time as ISO does, without the T. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment as people in Brasília would write it down: 2026-11-20 15:09:43. */
export function asBrazilianTime(moment: Date | null | undefined): string | null {
  return moment ? format.format(moment) : null
}
