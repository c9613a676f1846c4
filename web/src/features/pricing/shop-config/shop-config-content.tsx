import type { ShopConfig } from '@vendaclara/contract/shop'
import { useState } from 'react'
import { ConfirmStep } from '../fees/confirm-step.tsx'
import { TableEditor } from '../fees/editor/table-editor.tsx'
import { type FeeStep, keeping } from '../fees/fee-step.ts'
import type { FeeDesk } from '../fees/use-save-fees.ts'
import type { ListingsByMarketplace } from '../listing/listing.ts'
import type { ConfigPart } from './config-part.ts'
import { ConfigTabs } from './config-tabs.tsx'
import { useStepFocus } from './use-step-focus.ts'

interface ShopConfigContentProps {
  /** What is shown first. */
  part: ConfigPart
  step: FeeStep
  onStep: (step: FeeStep) => void
  desk: FeeDesk
  listings: ListingsByMarketplace
  edits: Partial<ShopConfig>
  onEdit: (part: Partial<ShopConfig>) => void
  onDone: () => void
}

/** The parts of the configuration, or the step of the fee tables that was begun in one. */
export function ShopConfigContent(props: ShopConfigContentProps) {
  const { step, onStep, desk, listings, edits, onEdit, onDone } = props
  const [part, setPart] = useState(props.part)
  const place = useStepFocus(step.kind)
  const toTables = () => onStep({ kind: 'tables' })
  return (
    <div ref={place}>
      {step.kind === 'tables' && (
        <ConfigTabs
          part={part}
          desk={desk}
          edits={edits}
          onPart={setPart}
          onStep={onStep}
          onEdit={onEdit}
          onDone={onDone}
        />
      )}
      {step.kind === 'editor' && (
        <TableEditor
          table={step.table}
          onChanged={() => step.isChanged || onStep({ ...step, isChanged: true })}
          onDone={(table) => onStep(keeping(table, desk.settings))}
          onCancel={toTables}
        />
      )}
      {step.kind === 'confirm' && (
        <ConfirmStep
          step={step}
          desk={desk}
          listings={listings}
          onBack={() => onStep(step.back)}
          onSaved={toTables}
        />
      )}
    </div>
  )
}
