import { useMediaQuery } from '@mantine/hooks'

/** Whether the main pointer is a finger, which cannot drag files. */
export function useTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
}
