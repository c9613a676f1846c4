import type { ModalProps } from '@mantine/core'
import { useNarrow } from '../../../theme/widths.ts'

/** How a large dialog is shown: on a phone over the whole screen. */
export function useWideDialog(): Pick<ModalProps, 'size' | 'fullScreen' | 'radius'> {
  const isNarrow = useNarrow()
  return { size: 780, fullScreen: isNarrow, radius: isNarrow ? 0 : 'lg' }
}
