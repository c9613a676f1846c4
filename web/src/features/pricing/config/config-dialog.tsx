import { Modal, Tabs } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { memo, type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNarrow } from '../../../theme/widths.ts'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ConfirmStep } from '../fees/confirm-step.tsx'
import { TableEditor } from '../fees/editor/table-editor.tsx'
import { type FeeStep, keeping } from '../fees/fee-step.ts'
import { FeeTablesPanel } from '../fees/fee-tables-panel.tsx'
import { texts as feeTexts } from '../fees/fee-texts.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { texts } from '../pricing-texts.ts'
import { type ConfigPart, useCalculator } from '../saving/actions/calculator-context.ts'
import { ShopConfigForm, type ShopConfigFormProps } from './shop-config-form.tsx'

interface ShopConfigDialogProps {
  /** The tab that is shown first; undefined while it is closed. */
  part: ConfigPart | undefined
  onClose: () => void
}

const tables: FeeStep = { kind: 'tables' }

export const ShopConfigDialog = memo(function ShopConfigDialog(props: ShopConfigDialogProps) {
  const { part, onClose } = props
  const opened = part !== undefined
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
          first={part}
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
  first: ConfigPart | undefined
  step: FeeStep
  onStep: (step: FeeStep) => void
}

function ShopConfigContent({ first = 'shop', step, onStep, ...form }: ShopConfigContentProps) {
  const { settings } = useCalculator()
  const isNarrow = useNarrow()
  const [part, setPart] = useState(first)
  const place = useStepFocus(step.kind)
  const toTables = () => onStep({ kind: 'tables' })
  return (
    <div ref={place}>
      {step.kind === 'tables' && (
        <Tabs
          value={part}
          onChange={(chosen) => setPart(chosen === 'fees' ? 'fees' : 'shop')}
          keepMounted={false}
          orientation={isNarrow ? 'horizontal' : 'vertical'}
          styles={{
            list: isNarrow ? {} : { flex: 'none' },
            tab: { justifyContent: 'flex-start' },
            tabLabel: { textAlign: 'start' },
            panel: { minHeight: 372, ...(isNarrow ? { paddingTop: 20 } : { paddingInlineStart: 24 }) },
          }}
        >
          <Tabs.List>
            <Tabs.Tab value="shop">{feeTexts.shopTab}</Tabs.Tab>
            <Tabs.Tab value="fees" data-step-heading>
              {feeTexts.tab}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="shop">
            <ShopConfigForm {...form} />
          </Tabs.Panel>
          <Tabs.Panel value="fees">
            <FeeTablesPanel onStep={onStep} />
          </Tabs.Panel>
        </Tabs>
      )}
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
