import { useMediaQuery } from '@mantine/hooks'

/** Whether the bottom bar stands in the place of the sidebar: below `sm` of the theme. */
export function usePhone(): boolean {
  return useBelow('44.99em')
}

/** Whether a list and what is chosen from it stand one after the other. */
export function useNarrow(): boolean {
  return useBelow('47.49em')
}

function useBelow(width: string): boolean {
  return useMediaQuery(`(max-width: ${width})`, false, { getInitialValueInEffect: false })
}
