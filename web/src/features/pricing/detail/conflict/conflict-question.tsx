import { Button, Checkbox, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type MouseEvent, useId, useState } from 'react'
import { helpHref } from '../../../../addresses.ts'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import panels from '../../../../ui/panels.module.css'
import { fieldInWords } from '../../model/fields/field-in-words.ts'
import { fieldTexts } from '../../model/fields/field-texts.ts'
import type { Listing, PricingBasis } from '../../model/listing.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { texts } from '../../saving/conflict/conflict-texts.ts'
import type { Answer, Conflict } from '../../saving/conflict/listing-conflict.ts'
import { useAskedConflicts, useConflictAnswer } from '../../saving/conflict/use-conflicts.ts'
import { changeKey } from '../../saving/listing-change.ts'
import classes from './conflict-question.module.css'

const words = texts.question

/** Asks which values stay, if another device changed or removed the listing before it had what was changed here. */
export function ConflictQuestion({ listing, basis }: { listing: Listing; basis: PricingBasis }) {
  const asked = useAskedConflicts()
  const answer = useConflictAnswer(basis)
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
    <section className={`${panels.panel} ${classes.question}`} aria-labelledby={id}>
      <Stack gap="sm" align="start">
        <Stack gap="sm" role="status">
          <Title order={3} id={id} className={classes.title}>
            <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
            {isRemoved ? words.removed : words.changed}
          </Title>
          <Text size="sm">{isRemoved ? words.removedHint : words.changedHint(conflict.asked.length)}</Text>
        </Stack>
        <FieldsApart conflict={conflict} />
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
    </section>
  )
}

function FieldsApart({ conflict: { mine, theirs, asked } }: { conflict: Conflict }) {
  return (
    <Table className={classes.table} withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.field}</Table.Th>
          <Table.Th scope="col">{words.here}</Table.Th>
          {theirs && <Table.Th scope="col">{words.there}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {asked.map((field) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{fieldTexts[field].label}</Table.Th>
            {[mine, theirs].map(
              (side, at) =>
                side && (
                  <Table.Td
                    key={at === 0 ? 'mine' : 'theirs'}
                    data-number={typeof side[field] === 'number' || undefined}
                  >
                    {fieldInWords(side, field) ?? pricingTexts.result.none}
                  </Table.Td>
                ),
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
