import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'

/** Whether this browser asks with which fees to calculate; index.html draws the question before anything is fetched. */
export const feeQuestion = storedValue<'asked' | 'dismissed'>({
  key: 'feeQuestion',
  schema: z.enum(['asked', 'dismissed']),
  absent: 'asked',
})

export function isUnanswered({ chosen }: FeeSettings): boolean {
  return Object.values(chosen).every((id) => id === null)
}

/** Keeps what the server says of it for the next time the page is opened. */
export function rememberQuestion(account: string, settings: FeeSettings): void {
  if (!isUnanswered(settings)) feeQuestion.remove(account)
  else feeQuestion.write(account, feeQuestion.read(account))
}
