import { Group, Stack, Title } from '@mantine/core'
import type { Closing } from '@vendaclara/contract/closing'
import { fullYear } from '../list/group-by-year.ts'
import { texts } from '../texts.ts'
import { ClosingNotices } from './closing-notices.tsx'
import { DeleteClosing } from './delete-closing.tsx'
import { FileCards } from './file-cards.tsx'
import { ResultsSections } from './results-sections.tsx'
import { SummaryBand } from './summary-band.tsx'
import { useClosingFiles } from './use-closing-files.ts'
import { usePassingNotice } from './use-passing-notice.ts'
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts'

/** How long 'orders first' is shown (specification, section 9). */
const ordersFirstMilliseconds = 10_000

interface ClosingDetailProps {
  stored: Closing
}

export function ClosingDetail({ stored }: ClosingDetailProps) {
  const ordersFirst = usePassingNotice(ordersFirstMilliseconds)
  const { closing, state, take, retrySave, cancel } = useClosingFiles(stored, ordersFirst.show)
  const name = `${closing.month} ${fullYear(closing.year)}`
  useWarnBeforeLeaving(state.pending.length > 0)
  return (
    <Stack gap="lg">
      <title>{`${name} · ${texts.list.title} · ${texts.product}`}</title>
      <Group justify="space-between">
        <Title order={1}>{name}</Title>
        <DeleteClosing closing={closing} />
      </Group>
      <FileCards
        closing={closing}
        state={state}
        ordersFirst={ordersFirst.shown}
        onFiles={(slot, files) => {
          ordersFirst.hide()
          take(slot, files)
        }}
        onCancel={cancel}
      />
      <ClosingNotices closing={closing} saveFailure={state.saveFailure} onRetrySave={retrySave} />
      <SummaryBand closing={closing} />
      <ResultsSections closing={closing} />
    </Stack>
  )
}
