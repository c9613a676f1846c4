import { Flex, Group, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface OrderPartProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of what is said of an order. */
export function OrderPart({ title, aside, children }: OrderPartProps) {
  const id = useId()
  return (
    <Flex component="section" direction="column" gap={10} miw={0} aria-labelledby={id}>
      <Group gap="xs" justify="space-between">
        <Title order={3} size="h5" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </Flex>
  )
}
