import type { ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

/** Whether the list and the listing stand one after the other, as on a phone. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 759.98px)', false, { getInitialValueInEffect: false })
}

/** How a large dialog is shown: on a phone over the whole screen. */
export function useWideDialog(): Pick<ModalProps, 'size' | 'fullScreen' | 'radius'> {
  const isNarrow = useNarrow()
  return { size: 780, fullScreen: isNarrow, radius: isNarrow ? 0 : 'lg' }
}
