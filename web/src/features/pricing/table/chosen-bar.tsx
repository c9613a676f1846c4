import { Button, Menu } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { ChosenBar as Bar } from '../../../table/wide/chosen-bar.tsx'
import { useNarrow } from '../../../theme/widths.ts'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import type { Listing } from '../model/listing.ts'
import { type ListingAction, useCalculator } from '../saving/actions/calculator-context.ts'
import { listingActions } from './actions/listing-actions.ts'
import { texts } from './table-texts.ts'

/** How many actions have their own button if there is room; the others are in a menu. */
const buttons = 5

interface ChosenBarProps {
  chosen: readonly Listing[]
  onClear: () => void
}

export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const calculator = useCalculator()
  const [asking, setAsking] = useState<ListingAction>()
  const isNarrow = useNarrow()
  const closeAsking = useCallback(() => setAsking(undefined), [])
  const close = useBackCloses(asking !== undefined, closeAsking)
  const start = (action: ListingAction) =>
    'run' in action ? action.run(chosen, calculator) : setAsking(action)
  const inMenu = isNarrow ? listingActions : listingActions.slice(buttons)
  const Dialog = asking && 'Dialog' in asking ? asking.Dialog : null
  return (
    <Bar count={chosen.length} onClear={onClear}>
      {!isNarrow &&
        listingActions.slice(0, buttons).map((action) => (
          <Button
            key={action.id}
            size="xs"
            variant="default"
            leftSection={<action.icon size={16} stroke={1.7} />}
            onClick={() => start(action)}
          >
            {action.label}
          </Button>
        ))}
      {inMenu.length > 0 && (
        <Menu position="top-end" width={250} portalProps={{ target: 'main' }}>
          <Menu.Target>
            <Button size="xs" variant="default" rightSection={<IconChevronUp size={15} />}>
              {isNarrow ? texts.actionsMenu : texts.moreActions}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {inMenu.map((action) => (
              <Menu.Item
                key={action.id}
                leftSection={<action.icon size={17} stroke={1.7} />}
                onClick={() => start(action)}
                {...(action.isDanger && { c: 'var(--loss)' })}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {Dialog && <Dialog chosen={chosen} onClose={close} />}
    </Bar>
  )
}
