import { useMediaQuery } from '@mantine/hooks'

/** Whether a finger points, which drags no file. */
export function useTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
}
