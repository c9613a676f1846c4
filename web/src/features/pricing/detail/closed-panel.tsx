import { Paper, Title, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './closed-panel.module.css'

/** A panel of a listing that is closed at first. Its content is only calculated once it is opened. */
export function ClosedPanel({ title, children }: { title: string; children: ReactNode }) {
  const [opened, { toggle }] = useDisclosure(false)
  const content = useId()
  return (
    <Paper component="section" bd="1px solid var(--hairline)">
      <Title order={3}>
        <UnstyledButton
          className={classes.control}
          aria-expanded={opened}
          aria-controls={opened ? content : undefined}
          onClick={toggle}
        >
          {title}
          <IconChevronDown
            size={18}
            aria-hidden
            className={classes.chevron}
            data-opened={opened || undefined}
          />
        </UnstyledButton>
      </Title>
      {opened && (
        <div id={content} className={classes.content}>
          {children}
        </div>
      )}
    </Paper>
  )
}
