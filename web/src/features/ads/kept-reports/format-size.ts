import { formatCount } from '../../../ui/format-count.ts'
import { formatMegabytes } from '../import/format-megabytes.ts'

/** What something takes of the storage: '54 kB', '2,3 MB'. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${formatCount(Math.max(1, bytes / 1000))} kB` : formatMegabytes(bytes)
}
