import type { ModalProps } from '@mantine/core'
import { useNarrow } from '../../../theme/widths.ts'

/** The size of a large dialog, which fills the whole screen of a phone. */
export function useWideDialog(): Pick<ModalProps, 'size' | 'fullScreen' | 'radius'> {
  const isNarrow = useNarrow()
  return { size: 780, fullScreen: isNarrow, radius: isNarrow ? 0 : 'lg' }
}
