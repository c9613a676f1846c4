import type { ExportFormat } from '../../../files/export/write-files.ts'

const longestTitle = 80

/** 'Vendaclara termos pesquisados Tênis em março.xlsx'. Characters that file systems refuse become spaces. */
export function exportFileName(what: string, title: string, format: ExportFormat): string {
  const plain = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replace(/\s+/g, ' ')
  return `Vendaclara ${what.toLowerCase()} ${plain.trim().slice(0, longestTitle).trim()}`
    .trim()
    .concat('.', format)
}
