import type { ExportFormat } from './export-messages.ts'
import type { ExportLevel } from './table-rows.ts'

const levels: Record<ExportLevel, string> = { keywords: 'palavras-chave', terms: 'termos' }

/** 'Ads Words termos Tênis em março.xlsx': what a file system refuses is left out of the report's title. */
export function exportFileName(title: string, level: ExportLevel, format: ExportFormat): string {
  const plain = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replace(/\s+/g, ' ')
  return `Ads Words ${levels[level]} ${plain.trim().slice(0, 80).trim()}`.trim().concat('.', format)
}
