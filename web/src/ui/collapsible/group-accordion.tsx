import { Accordion, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface GroupAccordionProps<Of> {
  groups: readonly Of[]
  keyOf: (group: Of) => string
  headOf: (group: Of) => GroupHead
  /** The key of the open group. */
  opened: string | null
  onOpen: (key: string | null) => void
  /** What a group opens on, created when it does. */
  children: (group: Of) => ReactNode
}

interface GroupHead {
  readonly title: string
  readonly note?: string | false
  /** How many are in it, and what they come to. */
  readonly total: string
  readonly isLoss?: boolean
}

/** Groups, each with its sum, which open one at a time. */
export function GroupAccordion<Of>(props: GroupAccordionProps<Of>) {
  const { groups, keyOf, headOf, opened, onOpen, children } = props
  return (
    <Accordion
      variant="contained"
      radius="lg"
      order={2}
      styles={{ item: { background: 'var(--mantine-color-body)' } }}
      value={opened}
      onChange={onOpen}
    >
      {groups.map((group) => (
        <Accordion.Item key={keyOf(group)} value={keyOf(group)}>
          <Accordion.Control>
            <Head {...headOf(group)} />
          </Accordion.Control>
          <Accordion.Panel>{opened === keyOf(group) && children(group)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function Head({ title, note, total, isLoss }: GroupHead) {
  return (
    <Group component="span" justify="space-between" gap="2px 16px" pe={12}>
      <Text span flex="1 1 320px" maw="78ch">
        <Text span fw={650} display="block">
          {title}
        </Text>
        {note && (
          <Text span size="xs" c="dimmed" display="block">
            {note}
          </Text>
        )}
      </Text>
      <Text span fw={650} {...(isLoss && { c: 'var(--loss)' })}>
        {total}
      </Text>
    </Group>
  )
}
