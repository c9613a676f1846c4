import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'

const remembered = z.object({ report: z.string(), other: z.string(), isTurned: z.boolean() })

/** With which kept report the one on the screen is compared, so that a reload finds both; `isTurned`: swapped by hand. */
export const rememberedComparison = storedValue<z.infer<typeof remembered> | null>({
  key: 'ads-comparison',
  schema: remembered,
  absent: null,
})
