import { expect, test } from 'vitest'
import { exportFileName } from './export-card.tsx'

test("the file is named after the day on the seller's own clock", () => {
  expect(exportFileName(new Date(2026, 10, 20, 23, 59))).toBe('vendaclara-meus-dados-2026-11-20.zip')
  expect(exportFileName(new Date(2027, 0, 5, 0, 1))).toBe('vendaclara-meus-dados-2027-01-05.zip')
})
