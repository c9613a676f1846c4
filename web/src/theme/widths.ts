import { useMediaQuery } from '@mantine/hooks'

/** Whether the bottom bar replaces the sidebar: below the theme's `sm`. */
export function usePhone(): boolean {
  return useBelow('44.99em')
}

/** Whether a list and the chosen item are shown one below the other. */
export function useNarrow(): boolean {
  return useBelow('47.49em')
}

function useBelow(width: string): boolean {
  return useMediaQuery(`(max-width: ${width})`, false, { getInitialValueInEffect: false })
}
