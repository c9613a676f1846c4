import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'

/**
 * Whether this browser asks which fees to calculate with. index.html reads it, too, to draw the question before any
 * script is loaded.
 */
export const feeQuestion = storedValue<'asked' | 'dismissed'>({
  key: 'feeQuestion',
  schema: z.enum(['asked', 'dismissed']),
  absent: 'asked',
})

export function isUnanswered({ chosen }: FeeSettings): boolean {
  return Object.values(chosen).every((id) => id === null)
}

/** Stores whether the question is open, so that index.html knows it when the page opens the next time. */
export function rememberQuestion(account: string, settings: FeeSettings): void {
  if (!isUnanswered(settings)) feeQuestion.remove(account)
  else feeQuestion.write(account, feeQuestion.read(account))
}
