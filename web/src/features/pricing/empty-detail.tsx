import { Button, EmptyState } from '@mantine/core'
import { IconCalculator, IconPlus } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import classes from './pricing.module.css'
import { texts } from './texts.ts'

interface EmptyDetailProps {
  marketplace: Marketplace
  onCreate: () => void
}

export function EmptyDetail({ marketplace, onCreate }: EmptyDetailProps) {
  return (
    <EmptyState
      className={classes.empty}
      variant="light"
      icon={<IconCalculator size={30} stroke={1.6} />}
      title={texts.empty.title[marketplace]}
      description={texts.empty.description}
    >
      <EmptyState.Actions>
        <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
          {texts.list.create}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
