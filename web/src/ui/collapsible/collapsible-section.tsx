import { Collapse, Group, Title, type TitleSize, UnstyledButton } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import pieces from '../../theme/pieces.module.css'
import classes from './collapsible-section.module.css'

interface CollapsibleSectionProps {
  title: string
  /** Of the heading's letters; those of its order by default. */
  size?: TitleSize
  /** Content next to the title that does not open or close the section. */
  aside?: ReactNode
  /** If set, the parent controls whether the section is open. */
  opened?: boolean
  onChange?: (opened: boolean) => void
  children: ReactNode
}

/** A section with a heading that can be collapsed; open at first. */
export function CollapsibleSection({
  title,
  size,
  aside,
  opened,
  onChange,
  children,
}: CollapsibleSectionProps) {
  const [isOpen, setOpen] = useUncontrolled({
    ...(opened !== undefined && { value: opened }),
    ...(onChange && { onChange }),
    defaultValue: true,
  })
  const content = useId()
  return (
    <section>
      <Group gap="xs" mb="sm">
        <Title order={2} {...(size && { size })} lh={1}>
          <UnstyledButton
            className={classes.control}
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-controls={content}
          >
            <IconChevronDown
              size={18}
              color="var(--mantine-color-dimmed)"
              aria-hidden
              className={pieces.chevron}
              data-opened={isOpen}
            />
            {title}
          </UnstyledButton>
        </Title>
        {aside}
      </Group>
      <Collapse expanded={isOpen} id={content}>
        {children}
      </Collapse>
    </section>
  )
}
