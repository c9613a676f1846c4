import { formatBrl } from '../../../ui/format-brl.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Choice } from './choice.tsx'
import { type Filters, filters as shape } from './filters.ts'
import { OrderSearch } from './order-search.tsx'
import { readAmount } from './read-amount.ts'
import type { ReasonCount } from './reason-counts.ts'
import { type Sort, sort as sorts } from './sort-rows.ts'
import { texts } from './texts.ts'
import classes from './working.module.css'

interface WorkingBarProps {
  filters: Filters
  sort: Sort
  /** The reasons that occur. */
  reasons: readonly ReasonCount[]
  onFilters: (filters: Filters) => void
  onSort: (sort: Sort) => void
}

const everyReason = 'all'

/** What of the differences is looked at, and in which order. */
export function WorkingBar({ filters, sort, reasons, onFilters, onSort }: WorkingBarProps) {
  const { text, reason, sign, least, mark } = filters
  return (
    <search className={classes.bar} aria-label={texts.filters}>
      <OrderSearch text={text} onText={(typed) => onFilters({ ...filters, text: typed })} />
      <Choice<ReasonCount['reason'] | typeof everyReason>
        className={classes.reason}
        label={texts.reason}
        options={[
          { value: everyReason, label: texts.allReasons },
          ...reasons.map(({ reason: value, name, count }) => ({
            value,
            label: texts.reasonOption(name, count),
          })),
        ]}
        value={reason ?? everyReason}
        onChoose={(value) => onFilters({ ...filters, reason: value === everyReason ? null : value })}
      />
      <Choice
        className={classes.choice}
        label={texts.sign}
        options={optionsOf(shape.shape.sign.options, texts.signs)}
        value={sign}
        onChoose={(value) => onFilters({ ...filters, sign: value })}
      />
      <NumberField
        className={classes.least}
        label={texts.least}
        value={least}
        read={readAmount}
        show={formatBrl}
        refusal={texts.leastRefusal}
        onChange={(amount) => onFilters({ ...filters, least: amount })}
      />
      <Choice
        className={classes.choice}
        label={texts.mark}
        options={optionsOf(shape.shape.mark.options, texts.marks)}
        value={mark}
        onChoose={(value) => onFilters({ ...filters, mark: value })}
      />
      <Choice
        className={classes.choice}
        label={texts.sort}
        options={optionsOf(sorts.options, texts.sorts)}
        value={sort}
        onChoose={onSort}
      />
    </search>
  )
}

function optionsOf<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, label: names[value] }))
}
