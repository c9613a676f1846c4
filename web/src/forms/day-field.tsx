import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { useRef, useState } from 'react'
import { texts } from './texts.ts'

interface DayFieldProps extends Pick<DateInputProps, 'label' | 'error' | 'size' | 'flex' | 'miw'> {
  /** An ISO date; empty for none. */
  value: string
  onChange: (day: string) => void
}

/**
 * A date, typed as day, month and year or chosen from a calendar. When the field is left with a text that is no date,
 * the date from before typing comes back, with an error.
 */
export function DayField({ value, onChange, error, ...field }: DayFieldProps) {
  const [refused, setRefused] = useState('')
  const before = useRef(value)
  const leave = (text: string) => {
    const isRefused = text.trim() !== '' && readTypedDay(text) === null
    setRefused(isRefused ? text : '')
    // '5/3/20' was a date on the way to '5/3/202'.
    if (isRefused && value !== before.current) onChange(before.current)
  }
  return (
    <DateInput
      {...field}
      error={refused === '' ? error : texts.noDay(refused)}
      locale="pt-br"
      firstDayOfWeek={0}
      // No red weekends: red means loss.
      weekendDays={[]}
      valueFormat="DD/MM/YYYY"
      placeholder={texts.dayPlaceholder}
      clearable
      dateParser={readTypedDay}
      value={value || null}
      onChange={(day) => {
        setRefused('')
        onChange(day ?? '')
      }}
      onFocus={() => {
        before.current = value
      }}
      onBlur={(event) => leave(event.currentTarget.value)}
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
