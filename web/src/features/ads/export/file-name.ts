import type { ExportFormat } from '../../../files/export/write-files.ts'

const longestTitle = 80

/** 'Vendaclara termos pesquisados Tênis em março.xlsx': what a file system refuses is left out of the report's title. */
export function exportFileName(what: string, title: string, format: ExportFormat): string {
  const plain = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replace(/\s+/g, ' ')
  return `Vendaclara ${what.toLowerCase()} ${plain.trim().slice(0, longestTitle).trim()}`
    .trim()
    .concat('.', format)
}
