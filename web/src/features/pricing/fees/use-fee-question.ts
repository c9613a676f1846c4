import { useLocalStorage } from '@mantine/hooks'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { useSession } from '../../../session/use-session.ts'

/** Whether to ask with which fees to calculate: nothing was chosen yet, nor the question dismissed in this browser. */
export function useFeeQuestion({ chosen }: FeeSettings): { isAsked: boolean; dismiss: () => void } {
  const [answer, setAnswer] = useLocalStorage<'asked' | 'dismissed'>({
    key: accountStorageKey(useSession().user, 'feeQuestion'),
    defaultValue: 'asked',
    getInitialValueInEffect: false,
  })
  const isUnanswered = Object.values(chosen).every((id) => id === null)
  return { isAsked: isUnanswered && answer !== 'dismissed', dismiss: () => setAnswer('dismissed') }
}
