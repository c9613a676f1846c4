import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { memo, useState } from 'react'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { useBackCloses } from '../../../../ui/dialogs/back-closes.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { useWideDialog } from '../../model/use-wide-dialog.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { changeKey } from '../../saving/listing-change.ts'
import { FeeAside } from '../fee-notice.tsx'
import { CostAnswer } from './changed-cost-line.tsx'
import type { ChangedCost } from './changed-costs.ts'
import { costInWords, priceInWords, titleOf } from './in-words.ts'
import { texts } from './texts.ts'
import type { ChangedCosts } from './use-changed-costs.ts'

/** Says in how many listings the cost changed, and offers their new prices. */
export const ChangedCostsNotice = memo(function ChangedCostsNotice({ changed }: { changed: ChangedCosts }) {
  const [isAsked, setAsked] = useState(false)
  const wide = useWideDialog()
  const { all, take } = changed
  // What is taken back later opens nothing.
  if (isAsked && all.length === 0) setAsked(false)
  const close = useBackCloses(isAsked, () => setAsked(false))
  const countOf = (state: ChangedCost['state']) => all.filter((one) => one.state === state).length
  const losing = texts.losing(countOf('loss'), countOf('below-margin'))
  return (
    <>
      {all.length > 0 && (
        <FeeAside title={texts.title(all.length)}>
          {losing !== '' && <Text size="sm">{texts.atCurrent(losing)}</Text>}
          <Button
            size="sm"
            px="sm"
            variant="default"
            style={{ justifySelf: 'start' }}
            onClick={() => setAsked(true)}
          >
            {texts.show}
          </Button>
        </FeeAside>
      )}
      <Modal {...wide} opened={isAsked} onClose={close} title={texts.dialog}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
          <Group>
            <Button onClick={() => take(all)}>{texts.takeAll(all.length)}</Button>
          </Group>
          <ListTable
            label={texts.list}
            pagesLabel={texts.pages}
            columns={columnsOf(changed)}
            rows={all}
            keyOf={({ listing }) => changeKey(listing)}
            rowsOnPage={20}
            nameShare="38%"
            cardColumn="130px"
            isLastWide
          />
        </Stack>
      </Modal>
    </>
  )
})

function columnsOf({ take, keep }: ChangedCosts): readonly TableColumn<ChangedCost>[] {
  return [
    {
      id: 'name',
      label: texts.columns.name,
      kind: 'name',
      cell: ({ listing }) => (
        <>
          {titleOf(listing)}
          <Text span display="block" size="xs" c="dimmed" fw={400}>
            {pricingTexts.marketplaces[listing.marketplace]}
          </Text>
        </>
      ),
    },
    { id: 'cost', label: texts.columns.cost, kind: 'figure', cell: costInWords },
    {
      id: 'price',
      label: texts.columns.price,
      kind: 'figure',
      cell: ({ price, listing: { currentPrice }, state }) => (
        <>
          {priceInWords(price)}
          {currentPrice !== undefined && (
            <Text span display="block" size="xs" c={state === 'loss' ? 'var(--loss)' : 'dimmed'}>
              {[texts.current(formatBrl(currentPrice)), state && texts.states[state]]
                .filter(Boolean)
                .join(', ')}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'answer',
      label: texts.columns.answer,
      kind: 'text',
      cell: (one) => <CostAnswer listing={one.listing} onTake={() => take([one])} onKeep={() => keep(one)} />,
    },
  ]
}
