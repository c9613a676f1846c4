import { VisuallyHidden } from '@mantine/core'
import { IconLayoutList, IconTable } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { texts } from '../texts.ts'
import classes from './view-switch.module.css'

const viewParameter = 'visao'
const tableWord = 'tabela'

/** Whether an address shows all listings in a table, instead of the list of one marketplace beside a listing. */
export function isTableAddress(search: URLSearchParams): boolean {
  return search.get(viewParameter) === tableWord
}

/** The address of the table with its sort and filters, within the calculator's. */
export function tableHref(view: URLSearchParams): string {
  return `?${new URLSearchParams([[viewParameter, tableWord], ...view])}`
}

/** How the table was looked at last. */
export const lastTableView = storedValue({
  key: 'pricing-table-view',
  schema: z.string().max(1000),
  absent: '',
  asText: true,
})

/** From the list to the table as it was left, and back. */
export function ViewSwitch({ isTable }: { isTable: boolean }) {
  // In the narrow column of the list its title needs the room of the words.
  const Label = isTable ? Fragment : VisuallyHidden
  const [last] = useStoredValue(lastTableView, useSession().user)
  return (
    <nav className={classes.switch} data-compact={!isTable || undefined} aria-label={texts.view.name}>
      <Link to="?" className={classes.view} aria-current={isTable ? undefined : 'page'}>
        <IconLayoutList size={17} stroke={1.7} aria-hidden />
        <Label>{texts.view.list}</Label>
      </Link>
      <Link
        to={tableHref(new URLSearchParams(last))}
        className={classes.view}
        aria-current={isTable ? 'page' : undefined}
      >
        <IconTable size={17} stroke={1.7} aria-hidden />
        <Label>{texts.view.table}</Label>
      </Link>
    </nav>
  )
}
