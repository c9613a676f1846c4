import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { texts } from './texts.ts'

interface DayFieldProps extends Pick<DateInputProps, 'label' | 'error' | 'size' | 'flex' | 'miw'> {
  /** An ISO date; empty for none. */
  value: string
  onChange: (day: string) => void
}

/** A date, typed as day, month and year or chosen from a calendar. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <DateInput
      {...field}
      locale="pt-br"
      firstDayOfWeek={0}
      // No red weekends: red means loss.
      weekendDays={[]}
      valueFormat="DD/MM/YYYY"
      placeholder={texts.dayPlaceholder}
      clearable
      dateParser={readTypedDay}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      clearButtonProps={{ 'aria-label': texts.clearDay }}
    />
  )
}

/** Typed dates such as '5/3/26' and '05.03.2026' as ISO dates; null if the text is not, or not yet, a date. */
export function readTypedDay(text: string): string | null {
  const parts = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\s*$/.exec(text)
  const [day = '', month = '', year = ''] = parts?.slice(1) ?? []
  const iso = parts
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.trim()
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : Number.NaN
  // JavaScript would turn a day that the month does not have into one of the next month.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? null : iso
}
