import { createHash } from 'node:crypto'
import { legalVersion } from '@vendaclara/contract/legal'
import { expect, it } from 'vitest'
import { privacyText } from './privacy-texts.ts'
import { termsText } from './terms-texts.ts'

const company = { name: 'Empresa Ltda.', taxId: '12345678000195', privacyEmail: 'dados@empresa.example' }
const postalCodeUrl = 'https://viacep.com.br/ws'

it('a text that people agree to changes only together with the version they agree to', () => {
  const texts = [null, company].flatMap((one) => [
    termsText(one),
    privacyText({ company: one, postalCodeUrl, paymentsAreSimulated: one === null }),
  ])
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  // If this fails, set legalVersion in contract/src/legal.ts to today's date, and update both values here.
  expect({ legalVersion, hash }).toEqual({ legalVersion: '2026-11-29', hash: '3e379290a7800166' })
})
