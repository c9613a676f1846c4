import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useExport } from '../../../files/export/use-export.ts'
import type { ProductRow } from '../model/product-row.ts'
import { exportColumns, productCells } from './product-cells.ts'
import { texts } from './texts.ts'

/** Downloads the shown products as a workbook, which can be imported again. */
export function ExportButton({ rows }: { rows: readonly ProductRow[] }) {
  const download = useExport({ message: texts.failed })
  const table = {
    name: texts.sheet,
    fileName: () => texts.fileName(brazilianDay(new Date())),
    columns: exportColumns,
    rows: () => rows.map(productCells),
  }
  return (
    <Button
      variant="default"
      size="xs"
      ml="auto"
      leftSection={<IconDownload size={16} />}
      loading={download.isPending}
      disabled={rows.length === 0}
      onClick={() => download.mutate({ table, format: 'xlsx' })}
    >
      {texts.export}
    </Button>
  )
}
