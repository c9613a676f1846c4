import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconPrinter, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { saveFile } from '../../../files/save-file.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { fullYear } from '../model/months.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'
import { writeMonth, writeYear } from './write-workbook.ts'

/** Downloads the whole month as a workbook with formulas, once its rows are loaded and stored. */
export function MonthSheetButton({ figures }: Pick<ListedAnalysis, 'figures'>) {
  const { closing, results, totals, isStored } = useMonth()
  const fileName = texts.monthFileName(closing, marketplaceWords[closing.marketplace])
  return (
    <SheetButton
      label={texts.month}
      fileName={fileName}
      write={totals && isStored ? () => writeMonth({ ...closing, figures }, results) : undefined}
    />
  )
}

/** Downloads the months of a year as one sheet. */
export function YearSheetButton({ closings }: { closings: readonly ListedAnalysis[] }) {
  const [first] = closings
  if (!first || !closings.some(({ figures }) => figures.hasResults)) return null
  const year = fullYear(first.year)
  return (
    <SheetButton
      label={texts.year}
      fileName={texts.yearFileName(year)}
      write={() => writeYear(year, closings)}
    />
  )
}

/** Prints the month, always in light colours. */
export function PrintButton() {
  return (
    <Button
      variant="default"
      size="sm"
      visibleFrom="sm"
      leftSection={<IconPrinter size={18} stroke={1.6} />}
      onClick={printInLight}
    >
      {texts.print}
    </Button>
  )
}

const scheme = 'data-mantine-color-scheme'

function printInLight(): void {
  const root = document.documentElement
  const shown = root.getAttribute(scheme)
  root.setAttribute(scheme, 'light')
  window.print()
  if (shown !== null) root.setAttribute(scheme, shown)
}

interface SheetButtonProps {
  label: string
  fileName: string
  /** Undefined if there is nothing to write. */
  write: (() => Promise<Blob>) | undefined
}

/** Whether the orders could not be fetched for a reason that can be shown. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiProblem || error instanceof ConnectionProblem
}

function SheetButton({ label, fileName, write }: SheetButtonProps) {
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async (make: () => Promise<Blob>) => saveFile(fileName, await make()),
    onError: (error) =>
      notifications.show({
        color: 'red',
        title: texts.sheetFailed,
        message: isRefusal(error) ? error.message : texts.sheetFailedHow,
      }),
  })
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconTable size={18} stroke={1.6} />}
      disabled={!write}
      loading={download.isPending}
      onClick={() => write && download.mutate(write)}
    >
      {label}
    </Button>
  )
}
