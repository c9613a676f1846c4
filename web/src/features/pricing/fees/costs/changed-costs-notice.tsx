import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { columnsOf, type TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { Loss, Second } from '../../../../table/small-table.tsx'
import { useBackCloses } from '../../../../ui/dialogs/back-closes.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { priceInWords } from '../../model/explanation-texts.ts'
import { titleOf } from '../../model/fields/field-in-words.ts'
import { useWideDialog } from '../../model/use-wide-dialog.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { changeKey } from '../../saving/listing-change.ts'
import { AsideButton, FeeAside } from '../fee-notices.tsx'
import { CostAnswer, costInWords } from './changed-cost-line.tsx'
import type { ChangedCost } from './changed-costs.ts'
import { texts } from './texts.ts'
import type { ChangedCosts } from './use-changed-costs.ts'

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
          <AsideButton variant="default" onClick={() => setAsked(true)}>
            {texts.show}
          </AsideButton>
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
            columns={columnsFor(changed)}
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

function columnsFor({ take, keep }: ChangedCosts): TableColumn<ChangedCost>[] {
  return columnsOf(
    texts.columns,
    {
      name: ({ listing }) => (
        <>
          {titleOf(listing)}
          <Second>{pricingTexts.marketplaces[listing.marketplace]}</Second>
        </>
      ),
      cost: costInWords,
      price: ({ price, listing: { currentPrice }, state }) => (
        <>
          {priceInWords(price)}
          {currentPrice !== undefined && (
            <Second>
              <Loss isLoss={state === 'loss'}>
                {[texts.current(formatBrl(currentPrice)), state && texts.states[state]]
                  .filter(Boolean)
                  .join(', ')}
              </Loss>
            </Second>
          )}
        </>
      ),
      answer: (one) => (
        <CostAnswer listing={one.listing} onTake={() => take([one])} onKeep={() => keep(one)} />
      ),
    },
    ['answer'],
  )
}
