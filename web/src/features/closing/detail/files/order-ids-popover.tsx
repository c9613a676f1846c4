import { Button, List, Popover, ScrollArea } from '@mantine/core'
import { texts } from '../../texts.ts'

interface OrderIdsPopoverProps {
  ids: readonly string[]
  label: string
}

export function OrderIdsPopover({ ids, label }: OrderIdsPopoverProps) {
  return (
    <Popover position="bottom-end" shadow="md" withArrow trapFocus>
      <Popover.Target>
        <Button size="compact-xs" variant="default" flex="none">
          {texts.receipt.showIds}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ScrollArea.Autosize mah={240} tabIndex={0} data-autofocus>
          <List listStyleType="none" size="sm" spacing={4}>
            {ids.map((id) => (
              <List.Item key={id}>{id}</List.Item>
            ))}
          </List>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}
