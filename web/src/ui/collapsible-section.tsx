import { Collapse, Group, Title, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './collapsible-section.module.css'

interface CollapsibleSectionProps {
  title: string
  /** What stands beside the title and does not open or close the section. */
  aside?: ReactNode
  children: ReactNode
}

/** A headed part of a page that can be folded away; open at first. */
export function CollapsibleSection({ title, aside, children }: CollapsibleSectionProps) {
  const [opened, { toggle }] = useDisclosure(true)
  const content = useId()
  return (
    <section>
      <Group gap="xs" mb="sm">
        <Title order={2} className={classes.title}>
          <UnstyledButton
            className={classes.control}
            onClick={toggle}
            aria-expanded={opened}
            aria-controls={content}
          >
            <IconChevronDown size={18} aria-hidden className={classes.chevron} data-opened={opened} />
            {title}
          </UnstyledButton>
        </Title>
        {aside}
      </Group>
      <Collapse expanded={opened} id={content}>
        {children}
      </Collapse>
    </section>
  )
}
