import { useMutation } from '@tanstack/react-query'
import { exportData } from '@vendaclara/contract/account'
import { download } from '../../../../api/download.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { exportFileName } from './export-file-name.ts'

export function useExport() {
  return useMutation({
    mutationFn: async () => saveFile(exportFileName(new Date()), await download(exportData, {})),
  })
}
