import { formatCount } from '../../../../ui/format-count.ts'
import type { ReadingProgress } from '../../worker/desk-messages.ts'

/** 'abril.xlsx (2 de 3): 12.000 linhas'. */
export function progressSentence({ fileName, file, files, rows }: ReadingProgress): string {
  const which = files > 1 ? `${fileName} (${file} de ${files})` : fileName
  return `${which}: ${formatCount(rows)} ${rows === 1 ? 'linha' : 'linhas'}`
}
