import { Modal } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { texts } from '../texts.ts'
import { ShopConfigForm } from './shop-config-form.tsx'

interface ShopConfigDialogProps {
  opened: boolean
  config: ShopConfig
  reprice: (config: ShopConfig) => number
  onClose: () => void
}

export function ShopConfigDialog({ opened, onClose, ...form }: ShopConfigDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.config.title}
      closeButtonProps={{ 'aria-label': texts.config.close }}
    >
      <ShopConfigForm {...form} onDone={onClose} />
    </Modal>
  )
}
