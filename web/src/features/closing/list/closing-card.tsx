import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { Link } from 'react-router'
import { closingHref } from '../../../addresses.ts'
import { texts } from '../texts.ts'
import classes from './closing-card.module.css'
import { ClosingFigures } from './closing-figures.tsx'
import { fullYear } from './group-by-year.ts'

interface ClosingCardProps {
  closing: ListedAnalysis
}

export function ClosingCard({ closing: { id, month, year, duplicate, figures } }: ClosingCardProps) {
  return (
    <li className={classes.card} data-duplicate={duplicate}>
      <Link to={closingHref(id)} className={classes.link}>
        <span>
          <Text span display="block" fw={650}>
            {month}
          </Text>{' '}
          <Text span display="block" size="sm" c="dimmed">
            {fullYear(year)}
          </Text>{' '}
          <ClosingFigures figures={figures} />
        </span>
        <IconChevronRight size={18} aria-hidden className={classes.chevron} />
      </Link>
      {duplicate && (
        <Tooltip label={texts.list.duplicate} events={{ hover: true, focus: true, touch: true }}>
          <ActionIcon className={classes.warning} variant="transparent" aria-label={texts.list.duplicate}>
            <IconAlertTriangle size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}
