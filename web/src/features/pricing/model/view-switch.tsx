import { Button, Group, VisuallyHidden } from '@mantine/core'
import { IconLayoutList, IconTable } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { texts } from '../pricing-texts.ts'

const viewParameter = 'visao'
const tableWord = 'tabela'

/** Whether an address shows all listings in a table, instead of one marketplace's list beside a listing. */
export function isTableAddress(search: URLSearchParams): boolean {
  return search.get(viewParameter) === tableWord
}

/** The address of the table with its sort and filters, relative to the calculator. */
export function tableHref(view: URLSearchParams): string {
  return `?${new URLSearchParams([[viewParameter, tableWord], ...view])}`
}

export const lastTableView = storedValue({
  key: 'pricing-table-view',
  schema: z.string().max(1000),
  absent: '',
  asText: true,
})

/** Links to the list and to the table, which opens with its last view. */
export function ViewSwitch({ isTable }: { isTable: boolean }) {
  // In the narrow column of the list, the title needs the room of the labels.
  const Label = isTable ? Fragment : VisuallyHidden
  const [last] = useStoredValue(lastTableView, useSession().user)
  return (
    <nav aria-label={texts.view.name}>
      <Button.Group>
        {[
          { name: 'list', to: '?', isCurrent: !isTable, Icon: IconLayoutList } as const,
          {
            name: 'table',
            to: tableHref(new URLSearchParams(last)),
            isCurrent: isTable,
            Icon: IconTable,
          } as const,
        ].map(({ name, to, isCurrent, Icon }) => (
          <Button
            key={name}
            component={Link}
            to={to}
            size="xs"
            mih="var(--target)"
            px={8}
            variant={isCurrent ? 'light' : 'default'}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Group gap={isTable ? 6 : 0} wrap="nowrap">
              <Icon size={17} stroke={1.7} aria-hidden />
              <Label>{texts.view[name]}</Label>
            </Group>
          </Button>
        ))}
      </Button.Group>
    </nav>
  )
}
