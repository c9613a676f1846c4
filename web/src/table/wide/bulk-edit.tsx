import { Button, Group, Modal, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { AnnouncedResult } from '../../forms/announced-result.tsx'
import { SteadyButton } from '../../ui/buttons.tsx'
import { texts } from './texts.ts'

interface BulkEditProps {
  size?: string
  /** How much would change, in words. */
  summary: string
  applyLabel: string
  isIdle: boolean
  isBusy?: boolean
  onApply: () => void
  onClose: () => void
  /** The fields, which are empty at first. */
  children: ReactNode
  /** What else is said of the change. */
  below?: ReactNode
}

/** Gives the chosen rows the same values. What is left empty does not change. */
export function BulkEdit(props: BulkEditProps) {
  const {
    size = 'sm',
    summary,
    applyLabel,
    isIdle,
    isBusy = false,
    onApply,
    onClose,
    children,
    below,
  } = props
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A cleared field only says what it was cleared of.
    const invalid = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
    const refused = invalid.find(({ value }) => value !== '')
    if (refused) return refused.focus()
    if (!isIdle && !isBusy) onApply()
  }
  return (
    <Modal opened onClose={onClose} title={texts.editTitle} size={size}>
      <form onSubmit={apply}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {texts.editHint}
          </Text>
          {children}
          <Text size="sm">{summary}</Text>
          <AnnouncedResult>{summary}</AnnouncedResult>
          {below}
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <SteadyButton type="submit" isBusy={isBusy} busyLabel={texts.editing} isIdle={isIdle}>
            {applyLabel}
          </SteadyButton>
        </Group>
      </form>
    </Modal>
  )
}

interface OptionalAmountProps extends Pick<TextInputProps, 'name' | 'label' | 'size' | 'error' | 'value'> {
  unit: string
  /** Whether the unit is shown before the amount. */
  isUnitFirst: boolean
  isFirst?: boolean
  onType: (text: string) => void
}

/** An amount; empty means unchanged, and not 0. */
export function OptionalAmount({ unit, isUnitFirst, isFirst, onType, ...field }: OptionalAmountProps) {
  return (
    <TextInput
      {...field}
      data-autofocus={isFirst || undefined}
      placeholder={texts.unchanged}
      inputMode="decimal"
      autoComplete="off"
      {...(isUnitFirst ? { leftSection: unit } : { rightSection: unit })}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
