import { CloseButton, NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { texts } from '../texts.ts'
import classes from './editor.module.css'
import { AmountCell, FeeCell } from './fee-cells.tsx'
import type { Dimension, RuleDraft } from './table-draft.ts'

interface RuleRowProps {
  rule: RuleDraft
  position: number
  dependsOn: readonly Dimension[]
  /** Whether the commission may be that of the listing's category. */
  hasCategories: boolean
  /** The problems of this line, one a line. */
  problems: string
  onEdit: (key: number, part: Partial<RuleDraft>) => void
  onRemove: (key: number, index: number) => void
}

const programmes = [
  { value: 'both', label: texts.editor.both },
  { value: 'in', label: texts.editor.inProgramme },
  { value: 'out', label: texts.editor.outOfProgramme },
]

const fulfilments = [
  { value: 'both', label: texts.editor.both },
  { value: 'in', label: texts.editor.fulfilled },
  { value: 'out', label: texts.editor.ownShipping },
]

/** One line of the table; drawn again only when it changes itself. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { rule, position, dependsOn, hasCategories, problems, onEdit, onRemove } = props
  const edit = (part: Partial<RuleDraft>) => onEdit(rule.key, part)
  return (
    <fieldset className={classes.row} data-problem={problems !== '' || undefined}>
      <legend>{texts.editor.row(position)}</legend>
      <CloseButton
        size="sm"
        className={classes.remove}
        aria-label={texts.editor.removeRow(position)}
        onClick={() => onRemove(rule.key, position - 1)}
      />
      <div className={classes.cells}>
        <BandCells rule={rule} dependsOn={dependsOn} onEdit={edit} />
        {dependsOn.includes('programme') && (
          <NativeSelect
            size="sm"
            label={texts.editor.freeShipping}
            data={programmes}
            value={rule.freeShipping === null ? 'both' : rule.freeShipping ? 'in' : 'out'}
            onChange={({ currentTarget: { value } }) =>
              edit({ freeShipping: value === 'both' ? null : value === 'in' })
            }
          />
        )}
        {dependsOn.includes('fulfilment') && (
          <NativeSelect
            size="sm"
            label={texts.editor.fulfilment}
            data={fulfilments}
            value={rule.fulfilled === null ? 'both' : rule.fulfilled ? 'in' : 'out'}
            onChange={({ currentTarget: { value } }) =>
              edit({ fulfilled: value === 'both' ? null : value === 'in' })
            }
          />
        )}
        <FeeCell
          kind="percent"
          label={texts.editor.commission}
          value={rule.commission}
          asked={hasCategories || rule.commission === 'category' ? 'category' : 'typed'}
          onChange={(commission) => edit({ commission })}
        />
        <FeeCell
          kind="money"
          label={texts.editor.fixedFee}
          value={rule.fixedFee}
          asked="typed"
          onChange={(fixedFee) => edit({ fixedFee })}
        />
        {dependsOn.includes('cap') && (
          <AmountCell
            kind="percent"
            label={texts.editor.capOf}
            value={rule.cap}
            none={texts.editor.noCap}
            onChange={(cap) => edit({ cap })}
          />
        )}
        {dependsOn.includes('kilogram') && (
          <AmountCell
            kind="money"
            label={texts.editor.eachKilogramMore}
            value={rule.eachKilogramMore}
            none={texts.editor.noKilogramMore}
            onChange={(eachKilogramMore) => edit({ eachKilogramMore })}
          />
        )}
      </div>
      {problems !== '' && <p className={classes.problem}>{problems}</p>}
    </fieldset>
  )
})

interface BandCellsProps extends Pick<RuleRowProps, 'rule' | 'dependsOn'> {
  onEdit: (part: Partial<RuleDraft>) => void
}

/** From which price and weight to which the line applies. */
function BandCells({ rule, dependsOn, onEdit }: BandCellsProps) {
  return (
    <>
      {dependsOn.includes('price') && (
        <>
          <AmountCell
            kind="money"
            label={texts.editor.priceFrom}
            value={rule.priceFrom}
            onChange={(priceFrom) => onEdit({ priceFrom: priceFrom ?? 0 })}
          />
          <AmountCell
            kind="money"
            label={texts.editor.priceTo}
            value={rule.priceTo}
            none={texts.editor.open}
            onChange={(priceTo) => onEdit({ priceTo })}
          />
        </>
      )}
      {dependsOn.includes('weight') && (
        <>
          <AmountCell
            kind="weight"
            label={texts.editor.weightFrom}
            value={rule.weightFrom}
            onChange={(weightFrom) => onEdit({ weightFrom: weightFrom ?? 0 })}
          />
          <AmountCell
            kind="weight"
            label={texts.editor.weightTo}
            value={rule.weightTo}
            none={texts.editor.open}
            onChange={(weightTo) => onEdit({ weightTo })}
          />
        </>
      )}
    </>
  )
}
