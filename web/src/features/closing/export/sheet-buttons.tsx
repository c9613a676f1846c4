import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconFileTypeXls, IconPrinter, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import type { ReactNode } from 'react'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { saveFile } from '../../../files/save-file.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { fullYear } from '../model/months.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'
import { writeErrors, writeForSupport, writeMonth, writeYear } from './write-workbook.ts'

const iconSize = { size: 18, stroke: 1.6 }

/** Downloads the differences, in the columns of the specification. */
export function ErrorsButton() {
  const { closing, results, totals } = useMonth()
  const isEmpty = closing.figures.differences === 0
  return (
    <SheetButton
      label={texts.errors}
      icon={<IconDownload {...iconSize} />}
      fileName={texts.errorsFileName(closing)}
      write={isEmpty || !totals ? undefined : () => writeErrors(results)}
    />
  )
}

/** Downloads the shown orders that can be claimed (`losses`), in the form for Shopee's support. */
export function SupportButton({ losses }: { losses: number }) {
  const { closing, results, isWithheld } = useMonth()
  return (
    <SheetButton
      label={texts.support}
      icon={<IconFileTypeXls {...iconSize} />}
      fileName={texts.supportFileName(closing)}
      write={losses === 0 || isWithheld ? undefined : () => writeForSupport(closing.marketplace, results)}
    />
  )
}

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
      leftSection={<IconPrinter {...iconSize} />}
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
  icon?: ReactNode
  fileName: string
  /** Undefined if there is nothing to write. */
  write: (() => Promise<Blob>) | undefined
}

/** Whether the orders could not be fetched for a reason that can be shown. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiProblem || error instanceof ConnectionProblem
}

function SheetButton({ label, icon = <IconTable {...iconSize} />, fileName, write }: SheetButtonProps) {
  const download = useMutation({
    // Most of it is written in this browser, with or without a connection.
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
      leftSection={icon}
      disabled={!write}
      loading={download.isPending}
      onClick={() => write && download.mutate(write)}
    >
      {label}
    </Button>
  )
}
