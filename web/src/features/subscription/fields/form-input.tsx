import { Grid, type GridColProps, Loader, TextInput, type TextInputProps } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { afterPress } from '../../../forms/after-press.ts'
import classes from './fields.module.css'
import { maskField, maskWhole } from './mask-field.ts'
import { longest } from './purchase-errors.ts'
import type { FormField } from './purchase-form.ts'
import { texts } from './texts.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

interface FormInputProps extends Omit<TextInputProps, 'form'> {
  field: FormField
  state: PurchaseFormState
  isBusy?: boolean
  span: NonNullable<GridColProps['span']>
}

const digits = { inputMode: 'numeric' } as const
const taxId = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
/**
 * Attributes for browsers and phone keyboards. Masked fields have no `maxLength`: it would cut a phone number with
 * country code, or a four-digit year, before the mask can read it.
 */
const hints: Record<FormField, TextInputProps> = {
  name: { name: 'name', autoComplete: 'name', maxLength: longest.name },
  cpfCnpj: { name: 'cpf-cnpj', ...taxId },
  email: {
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: longest.email,
  },
  phone: { name: 'tel', type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  postalCode: { name: 'postal-code', ...digits, autoComplete: 'postal-code' },
  address: { name: 'address-line1', autoComplete: 'address-line1', maxLength: longest.address },
  addressNumber: { name: 'address-number', autoComplete: 'off', maxLength: longest.addressNumber },
  number: { name: 'cc-number', ...digits, autoComplete: 'cc-number' },
  expiry: { name: 'cc-exp', ...digits, autoComplete: 'cc-exp' },
  ccv: { name: 'cc-csc', ...digits, autoComplete: 'cc-csc' },
  holderName: {
    name: 'cc-name',
    autoComplete: 'cc-name',
    maxLength: longest.holderName,
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  holderCpfCnpj: { name: 'holder-cpf-cnpj', ...taxId },
  holderEmail: {
    name: 'holder-email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'off',
    maxLength: longest.email,
  },
}

/** A field of a purchase: masked while typing. After it is left, its border shows whether it is correct. */
export function FormInput({ field, state, isBusy = false, span, rightSection, ...rest }: FormInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const value = state.values[field]
  // The mask may have moved the text before the caret, which must stay behind the same digit.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    const place = placeAfter(value, caret.current)
    caret.current = null
    if (input.current?.type !== 'email') input.current?.setSelectionRange(place, place)
  }, [value])
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const masked = (isFilledIn(nativeEvent) ? maskWhole : maskField)(field, currentTarget.value)
    const isAtEnd = currentTarget.selectionStart === currentTarget.value.length
    if (masked !== currentTarget.value && !isAtEnd) {
      caret.current = significant(currentTarget.value.slice(0, currentTarget.selectionStart ?? 0)).length
    }
    state.change(field, masked)
  }
  const leave = () => {
    const whole = maskWhole(field, value)
    if (whole !== value) state.change(field, whole)
    afterPress(() => state.show(field))
  }
  const isRight = state.isRight(field)
  return (
    <Grid.Col span={span}>
      <TextInput
        {...hints[field]}
        size="md"
        ref={input}
        label={texts.labels[field]}
        placeholder={texts.placeholders[field] ?? ''}
        required
        withAsterisk={false}
        value={value}
        error={state.errorOf(field)}
        onChange={type}
        onBlur={leave}
        data-path={field}
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
    </Grid.Col>
  )
}

/** Whether the text was entered at once: pasted, or filled in by the browser, a password manager or the phone. */
function isFilledIn(event: Event): boolean {
  if (!(event instanceof InputEvent)) return true
  const { inputType, data } = event
  if (inputType === 'insertText') return (data ?? '').length > 1
  return !/^(delete|history|insertCompositionText)/.test(inputType)
}

function significant(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, '')
}

/** The position after so many letters and digits of a text. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let passed = 0; place < text.length && passed < count; place++) {
    if (/[\dA-Za-z]/.test(text[place] ?? '')) passed++
  }
  return place
}
