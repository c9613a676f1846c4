import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../save-file.ts'
import { type Export, exportRows } from './export-rows.ts'
import type { ExportFormat } from './write-files.ts'

/** A table that can be downloaded. */
export interface ExportedTable extends Pick<Export, 'name' | 'columns'> {
  readonly fileName: (format: ExportFormat) => string
  /** Called when a format is chosen. */
  readonly rows: () => Export['rows'] | Promise<Export['rows']>
}

/** Downloads tables as files, which are written in this browser. */
export function useExport(failure: { title?: string; message: string }) {
  return useMutation({
    mutationFn: async ({ table, format }: { table: ExportedTable; format: ExportFormat }) => {
      const { name, columns, fileName, rows } = table
      await saveFile(fileName(format), await exportRows({ format, name, columns, rows: await rows() }))
    },
    onError: () => notifications.show({ color: 'red', ...failure }),
  })
}
