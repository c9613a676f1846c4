import { Box, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { FieldName } from '@vendaclara/contract/pricing'
import { type MouseEvent, useId, useState } from 'react'
import { helpHref } from '../../../../addresses.ts'
import { columnsOf } from '../../../../table/data-table.tsx'
import { SmallTable } from '../../../../table/small-table.tsx'
import pieces from '../../../../theme/pieces.module.css'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { unknown } from '../../../../ui/number-formats.ts'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import panels from '../../../../ui/panels.module.css'
import { fieldInWords } from '../../model/fields/field-in-words.ts'
import { fieldTexts } from '../../model/fields/field-texts.ts'
import type { Listing } from '../../model/listing.ts'
import { texts } from '../../saving/conflict/conflict-texts.ts'
import type { Answer } from '../../saving/conflict/listing-conflict.ts'
import { useAskedConflicts, useConflictAnswer } from '../../saving/conflict/use-conflicts.ts'
import { changeKey } from '../../saving/listing-change.ts'

const words = texts.question

export function ConflictQuestion({ listing }: { listing: Listing }) {
  const asked = useAskedConflicts()
  const answer = useConflictAnswer()
  const [isForAll, setForAll] = useState(false)
  const id = useId()
  const own = asked.find(({ change }) => changeKey(change.listing) === changeKey(listing))
  if (!own) return null
  const { conflict } = own
  const isRemoved = conflict.theirs === null
  const alike = asked.filter(({ conflict: other }) => (other.theirs === null) === isRemoved)
  const choose = (event: MouseEvent<HTMLElement>, chosen: Answer) => {
    event.currentTarget.closest('article')?.querySelector<HTMLElement>('header button')?.focus()
    const answered = isForAll ? alike : [own]
    const done = isRemoved
      ? { mine: words.restored, theirs: words.removedToo }
      : { mine: words.keptMine, theirs: words.keptTheirs }
    offerUndo(done[chosen](answered.length), answer(answered, chosen))
  }
  return (
    <Box
      component="section"
      mb="calc(var(--panel-inline) * 1.25 - 6px)"
      bd="1px solid var(--accent)"
      className={panels.panel}
      aria-labelledby={id}
    >
      <Stack gap="sm" align="start">
        <Stack gap="sm" role="status">
          <Title order={3} id={id} className={pieces.marked}>
            <IconAlertTriangle size={20} stroke={1.7} color="var(--accent-text)" aria-hidden />
            {isRemoved ? words.removed : words.changed}
          </Title>
          <Text size="sm">{isRemoved ? words.removedHint : words.changedHint}</Text>
        </Stack>
        {conflict.theirs && (
          <FieldsApart mine={conflict.mine} theirs={conflict.theirs} fields={conflict.apart} />
        )}
        {alike.length > 1 && (
          <Checkbox
            label={words.sameForOthers(alike.length - 1)}
            checked={isForAll}
            onChange={(event) => setForAll(event.currentTarget.checked)}
          />
        )}
        <Group gap={8}>
          <Button variant="default" px="sm" onClick={(event) => choose(event, 'mine')}>
            {isRemoved ? words.restore : words.keepMine}
          </Button>
          <Button variant="default" px="sm" onClick={(event) => choose(event, 'theirs')}>
            {isRemoved ? words.removeToo : words.keepTheirs}
          </Button>
          <HelpLink to={helpHref('calculadora', 'dois-aparelhos')} />
        </Group>
      </Stack>
    </Box>
  )
}

interface FieldsApartProps {
  mine: Listing
  theirs: Listing
  fields: readonly FieldName[]
}

function FieldsApart({ mine, theirs, fields }: FieldsApartProps) {
  return (
    <SmallTable
      label={words.apart}
      columns={columnsOf(
        words.columns,
        {
          field: (field: FieldName) => fieldTexts[field].label,
          mine: (field) => fieldInWords(mine, field) ?? unknown,
          theirs: (field) => fieldInWords(theirs, field) ?? unknown,
        },
        ['mine', 'theirs'],
      )}
      rows={fields}
      keyOf={(field) => field}
    />
  )
}
