import { Modal } from '@mantine/core'
import { memo, useState } from 'react'
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

/** The shop's configuration and the fee tables; an edited table is not dropped without a question. */
function PlainShopConfigDialog({ opened, part, desk, listings, onClose }: ShopConfigDialogProps) {
  const [step, setStep] = useState(tables)
  const [isDiscarding, setDiscarding] = useState(false)
  const wide = useWideDialog()
  const close = () => {
    setDiscarding(false)
    onClose()
  }
  const isUnsaved = step.kind === 'editor' && step.isChanged
  return (
    <>
      <Modal
        {...wide}
        opened={opened}
        onClose={isUnsaved ? () => setDiscarding(true) : close}
        onExitTransitionEnd={() => setStep(tables)}
        title={texts.config.title}
        closeButtonProps={{ 'aria-label': texts.config.close }}
      >
        <ShopConfigContent
          part={part}
          step={step}
          onStep={setStep}
          desk={desk}
          listings={listings}
          onDone={close}
        />
      </Modal>
      <ConfirmDialog
        opened={isDiscarding}
        title={feeTexts.editor.discard.title}
        message={feeTexts.editor.discard.message}
        confirmLabel={feeTexts.editor.discard.confirm}
        cancelLabel={feeTexts.editor.discard.cancel}
        onConfirm={close}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}

export const ShopConfigDialog = memo(PlainShopConfigDialog)
