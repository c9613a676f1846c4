import { Button, Group } from '@mantine/core'
import type { DoubtedShop } from '@vendaclara/core/products'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { texts } from './texts.ts'

interface ShopQuestionProps {
  doubted: DoubtedShop
  onTake: () => void
  onLeaveOut: () => void
}

/** Whether a file that seems to be of another shop, or of two, is to count. */
export function ShopQuestion({ doubted: { file, why, skus }, onTake, onLeaveOut }: ShopQuestionProps) {
  const { title, hint, take, leaveOut } = texts.shop
  return (
    <WarningAlert title={title[why](file.source)} role="alert">
      {hint[why](skus)}
      <Group mt="sm" gap="sm">
        <Button size="sm" variant="default" onClick={onLeaveOut}>
          {leaveOut}
        </Button>
        <Button size="sm" variant="default" onClick={onTake}>
          {take}
        </Button>
      </Group>
    </WarningAlert>
  )
}
