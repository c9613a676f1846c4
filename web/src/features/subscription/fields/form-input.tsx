import { Loader, TextInput, type TextInputProps } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import classes from './fields.module.css'
import { maskField } from './mask-field.ts'
import type { FormField } from './purchase-form.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

interface FormInputProps extends Omit<TextInputProps, 'form'> {
  field: FormField
  state: PurchaseFormState
  isBusy?: boolean
}

const digits = { inputMode: 'numeric' } as const
/** What a browser and a phone's keyboard are told of a field. */
const hints: Record<FormField, TextInputProps> = {
  name: { autoComplete: 'name', maxLength: 120 },
  cpfCnpj: { autoComplete: 'off', maxLength: 18, autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { ...digits, type: 'tel', autoComplete: 'tel-national', maxLength: 15 },
  postalCode: { ...digits, autoComplete: 'postal-code', maxLength: 9 },
  address: { autoComplete: 'street-address', maxLength: 200 },
  addressNumber: { autoComplete: 'off', maxLength: 20 },
  number: { ...digits, autoComplete: 'cc-number', maxLength: 19 },
  expiry: { ...digits, autoComplete: 'cc-exp', maxLength: 5 },
  ccv: { ...digits, autoComplete: 'cc-csc', maxLength: 4 },
  holderName: { autoComplete: 'cc-name', maxLength: 120, autoCapitalize: 'characters', spellCheck: false },
  holderCpfCnpj: { autoComplete: 'off', maxLength: 18, autoCapitalize: 'characters', spellCheck: false },
  holderEmail: { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 },
}

/** A field of a purchase: masked while typing, with a border that says on leaving it whether it is right. */
export function FormInput({ field, state, isBusy = false, rightSection, ...rest }: FormInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const value = state.form[field]
  // The mask may have moved what stands before the caret, which belongs behind the same digit.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    const place = placeAfter(value, caret.current)
    caret.current = null
    if (input.current?.type !== 'email') input.current?.setSelectionRange(place, place)
  }, [value])
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const masked = maskField(field, currentTarget.value)
    const isAtEnd = currentTarget.selectionStart === currentTarget.value.length
    if (masked !== currentTarget.value && !isAtEnd) {
      caret.current = significant(currentTarget.value.slice(0, currentTarget.selectionStart ?? 0)).length
    }
    state.change(field, masked)
  }
  const isRight = state.isRight(field)
  return (
    <TextInput
      {...hints[field]}
      size="md"
      ref={input}
      name={field}
      label={texts.labels[field]}
      placeholder={texts.placeholders[field] ?? ''}
      required
      withAsterisk={false}
      value={value}
      error={state.errorOf(field)}
      onChange={type}
      onBlur={() => value.trim() !== '' && state.leave(field)}
      data-right={isRight}
      classNames={{ input: classes.input ?? '' }}
      rightSection={
        isBusy ? (
          <Loader size={18} aria-hidden />
        ) : isRight ? (
          <IconCircleCheckFilled size={18} color="var(--gain)" aria-hidden />
        ) : (
          rightSection
        )
      }
      {...rest}
    />
  )
}

function significant(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, '')
}

/** Where so many letters and digits of a text have passed. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let passed = 0; place < text.length && passed < count; place++) {
    if (/[\dA-Za-z]/.test(text[place] ?? '')) passed++
  }
  return place
}
