import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { texts } from './texts.ts'

interface DayFieldProps extends Pick<DateInputProps, 'label' | 'error' | 'size' | 'flex' | 'miw'> {
  /** An ISO day; empty for none. */
  value: string
  onChange: (day: string) => void
}

/** A day, typed as day, month and year or chosen from a calendar. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <DateInput
      {...field}
      locale="pt-br"
      firstDayOfWeek={0}
      // Red is for losses.
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

/** '5/3/26' and '05.03.2026' as the ISO day they are; null for what is no day, or not yet. */
export function readTypedDay(text: string): string | null {
  const parts = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\s*$/.exec(text)
  const [day = '', month = '', year = ''] = parts?.slice(1) ?? []
  const iso = parts
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.trim()
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : Number.NaN
  // What is no day of its month would be one of the next.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? null : iso
}
