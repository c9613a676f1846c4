import { Text } from '@mantine/core'

/** A figure at the end of a line. */
export function Figure({ children }: { children: string }) {
  return (
    <Text span inherit fw={600} style={{ whiteSpace: 'nowrap' }}>
      {children}
    </Text>
  )
}
