import type { ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

/** How a dialog that holds a table is shown: wide, and on a phone over the whole screen. */
export function useWideDialog(): Pick<ModalProps, 'size' | 'fullScreen' | 'radius'> {
  const isNarrow = useMediaQuery('(max-width: 759.98px)', false, { getInitialValueInEffect: false })
  return { size: 780, fullScreen: isNarrow, radius: isNarrow ? 0 : 'lg' }
}
