import { z } from 'zod'
import { storedValue } from '../../../../storage/stored-value.ts'
import { type ColumnKey, columns, type MappedColumns } from '../../files/columns.ts'
import type { RememberedColumns } from '../../files/mapping/survey-table.ts'
import { mostColumns } from '../../files/refusal.ts'

/** How many files are remembered; the oldest agreements are forgotten. */
const mostRemembered = 20

const mapped = z.object({
  place: z
    .int()
    .min(0)
    .max(mostColumns - 1),
  unit: z.enum(['percent', 'fraction', 'kg', 'g']).optional(),
  decimal: z.enum(['comma', 'dot']).optional(),
})
const keys = columns.map(({ key }) => key) as [ColumnKey, ...ColumnKey[]]
const remembered = z.object({ signature: z.string(), columns: z.partialRecord(z.enum(keys), mapped) })

const stored = storedValue({ key: 'import-columns', schema: z.array(z.unknown()), absent: [] })

export const rememberedColumns = {
  read: (account: string): RememberedColumns =>
    Object.fromEntries(all(account).map(({ signature, columns: agreed }) => [signature, agreed])),
  remember: (account: string, signature: string, agreed: MappedColumns): void => {
    if (signature === '') return
    const others = all(account).filter((one) => one.signature !== signature)
    stored.write(account, [{ signature, columns: agreed }, ...others].slice(0, mostRemembered))
  },
  forget: (account: string, signature: string): void => {
    stored.write(
      account,
      all(account).filter((one) => one.signature !== signature),
    )
  },
}

/** An entry that this version cannot read does not hide the others. */
function all(account: string): readonly z.infer<typeof remembered>[] {
  return stored.read(account).flatMap((one) => {
    const { success, data } = remembered.safeParse(one)
    return success ? [data] : []
  })
}
