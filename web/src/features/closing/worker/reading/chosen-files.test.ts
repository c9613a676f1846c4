import { expect, test } from 'vitest'
import { checkChosenFiles, extensionsOf, mostFiles } from './chosen-files.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, month) => new File(['a;b'], `${month}.pdf`))

test('files of any name are taken, up to two years of months at once', () => {
  expect(checkChosenFiles(files(mostFiles))).toBeNull()
  expect(checkChosenFiles(files(mostFiles + 1))).toEqual({ kind: 'several' })
})

test('both files of Mercado Livre may be a .csv, those of the others are workbooks', () => {
  expect(extensionsOf('mercadoLivre', 'orders')).toContain('.csv')
  expect(extensionsOf('mercadoLivre', 'income')).toContain('.csv')
  expect(extensionsOf('shopee', 'orders')).toEqual(['.xlsx'])
  expect(extensionsOf('shein', 'income')).toEqual(['.xlsx'])
})
