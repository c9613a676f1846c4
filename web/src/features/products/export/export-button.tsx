import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { brazilianDay } from '@vendaclara/core/calendar'
import { exportRows } from '../../../files/export/export-rows.ts'
import { saveFile } from '../../../files/save-file.ts'
import type { ProductRow } from '../model/product-row.ts'
import { exportColumns, productCells } from './product-cells.ts'
import { texts } from './texts.ts'

/** Downloads the shown products as a workbook, which can be imported again. */
export function ExportButton({ rows }: { rows: readonly ProductRow[] }) {
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        texts.fileName(brazilianDay(new Date())),
        await exportRows({
          format: 'xlsx',
          name: texts.sheet,
          columns: exportColumns,
          rows: rows.map(productCells),
        }),
      ),
    onError: () => notifications.show({ color: 'red', message: texts.failed }),
  })
  return (
    <Button
      variant="default"
      size="xs"
      ml="auto"
      leftSection={<IconDownload size={16} />}
      loading={download.isPending}
      disabled={rows.length === 0}
      onClick={() => download.mutate()}
    >
      {texts.export}
    </Button>
  )
}
