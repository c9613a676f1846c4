import { Modal, Stack, Text } from '@mantine/core'
import { IconDiscount2 } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import { marketplaces } from '@vendaclara/core/pricing'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { knownTables } from '../model/tables-in-use.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { type ChosenProps, type ListingAction, useCalculator } from '../saving/actions/calculator-context.ts'
import { CampaignAnswer } from './campaign-answer.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignFiles } from './campaign-files.tsx'
import { type CampaignInputs, campaignOf, firstInputs, lastCampaign } from './campaign-inputs.ts'
import { CampaignTable } from './campaign-table.tsx'
import { texts } from './campaign-texts.ts'
import { viewCampaign } from './simulate.ts'

/** 'Simular campanha': the effect of a discount for some days on the chosen listings. It does not change them. */
export const campaignAction: ListingAction = {
  id: 'campaign',
  label: texts.action,
  icon: IconDiscount2,
  Dialog: CampaignDialog,
}

function CampaignDialog({ chosen, onClose }: ChosenProps) {
  const account = useSession().user
  const { basis, settings } = useCalculator()
  const [inputs, setInputs] = useState(() =>
    firstInputs(lastCampaign.read(account), brazilianDay(new Date())),
  )
  useEffect(() => void lastCampaign.write(account, inputs), [account, inputs])
  const edit = useCallback(
    (part: Partial<CampaignInputs>) => setInputs((before) => ({ ...before, ...part })),
    [],
  )
  // Thousands of listings may be calculated after the typed text is painted.
  const settled = useDeferredValue(inputs)
  const known = useMemo(
    () => marketplaces.flatMap((marketplace) => knownTables(settings, marketplace)),
    [settings],
  )
  const campaign = useMemo(() => campaignOf(settled), [settled])
  const view = useMemo(
    () => ('offer' in campaign ? viewCampaign(chosen, basis, known, campaign) : null),
    [chosen, basis, known, campaign],
  )
  const current = campaignOf(inputs)
  return (
    <Modal {...useWideDialog()} opened onClose={onClose} title={texts.title} size="min(1180px, 100%)">
      <Stack gap={20}>
        <CampaignFields inputs={inputs} problems={'offer' in current ? {} : current} onEdit={edit} />
        {view && 'offer' in campaign ? (
          <>
            <CampaignAnswer view={view} basis={basis} unitsPerDay={settled.unitsPerDay} />
            <CampaignTable view={view} />
            <CampaignFiles view={view} campaign={campaign} />
          </>
        ) : (
          <Text c={'offer' in current ? 'dimmed' : 'var(--loss)'} role="status">
            {waitingWords(current)}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

/** What is said instead of an answer: what is wrong, or that newly valid inputs are not calculated yet. */
export function waitingWords(current: ReturnType<typeof campaignOf>): string {
  return 'offer' in current ? texts.calculating : (current.percent ?? current.price ?? texts.wait)
}
