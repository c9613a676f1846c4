import { Button, type ButtonProps, Checkbox, Popover, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

interface ChoiceGroup {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  /** In the sequence of the options. */
  onChoose(chosen: readonly string[]): void
}

interface ChoiceMenuProps extends Pick<ButtonProps, 'leftSection' | 'size' | 'maw'> {
  /** On the button. */
  label: string
  groups: readonly ChoiceGroup[]
  /** Below the choices. */
  children?: ReactNode
}

/** A button that opens choices of several, such as the columns of a table. */
export function ChoiceMenu({ label, groups, children, ...button }: ChoiceMenuProps) {
  return (
    <Popover position="bottom-start" shadow="md" portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" {...button}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} mah="min(560px, 70vh)" style={{ overflowY: 'auto' }}>
        <Stack gap="md">
          {groups.map(({ label, options, chosen, onChoose }) => (
            <Checkbox.Group
              key={label}
              label={label}
              value={[...chosen]}
              onChange={(next) =>
                onChoose(options.map(({ value }) => value).filter((value) => next.includes(value)))
              }
            >
              <Stack gap="xs" mt="xs">
                {options.map((option) => (
                  <Checkbox key={option.value} {...option} />
                ))}
              </Stack>
            </Checkbox.Group>
          ))}
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
