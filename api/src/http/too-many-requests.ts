import { Refusal } from '../errors.ts'

/** The refusal of one try too many, which says in words and in `Retry-After` when the next one is taken, and what else helps. */
export function tooManyRequests(milliseconds: number, advice = ''): Refusal {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refusal('too_many_requests', {
    message: `Muitas tentativas. Tente de novo em ${inWords(retryAfter)}. ${advice}`.trim(),
    retryAfter,
  })
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}
