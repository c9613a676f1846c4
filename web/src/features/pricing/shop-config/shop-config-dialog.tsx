import { Modal } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { memo, useCallback, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { FeeStep } from '../fees/fee-step.ts'
import { texts as feeTexts } from '../fees/texts.ts'
import type { FeeDesk } from '../fees/use-save-fees.ts'
import { useWideDialog } from '../fees/use-wide-dialog.ts'
import type { ListingsByMarketplace } from '../listing/listing.ts'
import { texts } from '../texts.ts'
import type { ConfigPart } from './config-part.ts'
import { ShopConfigContent } from './shop-config-content.tsx'

interface ShopConfigDialogProps {
  opened: boolean
  /** What is shown first. */
  part: ConfigPart
  desk: FeeDesk
  listings: ListingsByMarketplace
  onClose: () => void
}

const tables: FeeStep = { kind: 'tables' }

/** The shop's configuration and the fee tables; what was edited in either is not dropped without a question. */
function PlainShopConfigDialog({ opened, part, desk, listings, onClose }: ShopConfigDialogProps) {
  const [step, setStep] = useState(tables)
  const [edits, setEdits] = useState<Partial<ShopConfig>>({})
  const edit = useCallback((part: Partial<ShopConfig>) => setEdits((before) => ({ ...before, ...part })), [])
  const [isDiscarding, setDiscarding] = useState(false)
  const wide = useWideDialog()
  const close = () => {
    setDiscarding(false)
    onClose()
  }
  const isTableUnsaved = step.kind === 'editor' && step.isChanged
  const { config } = desk.basis
  const isShopUnsaved = Object.entries(edits).some(
    ([name, value]) => config[name as keyof ShopConfig] !== value,
  )
  const isUnsaved = isTableUnsaved || isShopUnsaved
  const words = isTableUnsaved ? feeTexts.editor.discard : texts.config.discard
  const forget = () => {
    setStep(tables)
    setEdits({})
  }
  return (
    <>
      <Modal
        {...wide}
        opened={opened}
        onClose={isUnsaved ? () => setDiscarding(true) : close}
        onExitTransitionEnd={forget}
        title={texts.config.title}
        closeButtonProps={{ 'aria-label': texts.config.close }}
      >
        <ShopConfigContent
          part={part}
          step={step}
          onStep={setStep}
          desk={desk}
          edits={edits}
          onEdit={edit}
          listings={listings}
          onDone={close}
        />
      </Modal>
      <ConfirmDialog
        opened={isDiscarding}
        title={words.title}
        message={words.message}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        onConfirm={close}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}

export const ShopConfigDialog = memo(PlainShopConfigDialog)
