import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { memo, type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ConfirmStep } from '../fees/confirm-step.tsx'
import { TableEditor } from '../fees/editor/table-editor.tsx'
import { type FeeStep, keeping } from '../fees/fee-step.ts'
import { texts as feeTexts } from '../fees/fee-texts.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { type ConfigPart, ConfigTabs } from './config-tabs.tsx'
import type { ShopConfigFormProps } from './shop-config-form.tsx'

interface ShopConfigDialogProps {
  opened: boolean
  /** The tab that is shown first. */
  part: ConfigPart
  onClose: () => void
}

const tables: FeeStep = { kind: 'tables' }

/** The shop's configuration and the fee tables. Unsaved edits are only dropped after a question. */
export const ShopConfigDialog = memo(function ShopConfigDialog(props: ShopConfigDialogProps) {
  const { opened, part, onClose } = props
  const [step, setStep] = useState<FeeStep>(tables)
  const [edits, setEdits] = useState<Partial<ShopConfig>>({})
  const edit = useCallback((part: Partial<ShopConfig>) => setEdits((before) => ({ ...before, ...part })), [])
  const [isDiscarding, setDiscarding] = useState(false)
  const wide = useWideDialog()
  const close = () => {
    setDiscarding(false)
    onClose()
  }
  const isTableUnsaved = step.kind === 'editor' && step.isChanged
  const { config } = useCalculator().basis
  const isShopUnsaved = Object.entries(edits).some(
    ([name, value]) => config[name as keyof ShopConfig] !== value,
  )
  const isUnsaved = isTableUnsaved || isShopUnsaved
  const words = isTableUnsaved ? feeTexts.editor.discard : texts.config.discard
  // If the question opened within the event, it would receive the same Escape and close again.
  const ask = () => startTransition(() => setDiscarding(true))
  const leave = useBackCloses(opened && !isDiscarding, isUnsaved ? ask : close)
  useWindowEvent('beforeunload', (event) => {
    if (opened && isUnsaved) event.preventDefault()
  })
  const forget = () => {
    setStep(tables)
    setEdits({})
  }
  return (
    <>
      <Modal
        {...wide}
        {...(step.kind === 'editor' && { size: 1040 })}
        opened={opened}
        onClose={leave}
        onExitTransitionEnd={forget}
        title={texts.config.title}
      >
        <ShopConfigContent
          part={part}
          step={step}
          onStep={setStep}
          edits={edits}
          onEdit={edit}
          onDone={() => {
            setEdits({})
            leave()
          }}
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
})

interface ShopConfigContentProps extends ShopConfigFormProps {
  /** The tab that is shown first. */
  part: ConfigPart
  step: FeeStep
  onStep: (step: FeeStep) => void
}

/** The tabs of the configuration, or the step of the fee tables that was started in one. */
function ShopConfigContent({ part: first, step, onStep, ...form }: ShopConfigContentProps) {
  const { settings } = useCalculator()
  const [part, setPart] = useState(first)
  const place = useStepFocus(step.kind)
  const toTables = () => onStep({ kind: 'tables' })
  return (
    <div ref={place}>
      {step.kind === 'tables' && <ConfigTabs {...form} part={part} onPart={setPart} onStep={onStep} />}
      {step.kind === 'editor' && (
        <TableEditor
          table={step.table}
          onChanged={() => step.isChanged || onStep({ ...step, isChanged: true })}
          onDone={(table) => onStep(keeping(table, settings))}
          onCancel={toTables}
        />
      )}
      {step.kind === 'confirm' && (
        <ConfirmStep step={step} onBack={() => onStep(step.back)} onSaved={toTables} />
      )}
    </div>
  )
}

/**
 * The pressed button disappears when a step replaces another one, so the focus moves to the heading of the new step.
 */
function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useLayoutEffect(() => {
    if (before.current === step) return
    before.current = step
    place.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [step])
  return place
}
