import { z } from 'zod'
import { storedValue } from './stored-value.ts'

interface StoredViewsOptions<View> {
  readonly key: string
  /** The name under which a view says what it is a view of. */
  readonly of: string
  readonly schema: z.ZodType<View>
  /** The older ones are forgotten. */
  readonly most: number
}

/** How an account looks at each of the things it looked at last, one list for all of them. */
export function storedViews<View extends object>({ key, of, schema, most }: StoredViewsOptions<View>) {
  const named = z.looseObject({ [of]: z.string() })
  const views = storedValue({ key, schema: z.array(named), absent: [] })
  const without = (account: string, id: string) => views.read(account).filter((view) => view[of] !== id)
  return {
    read: (account: string, id: string): View | undefined =>
      schema.safeParse(views.read(account).find((view) => view[of] === id)).data,
    write: (account: string, id: string, view: View): void => {
      views.write(account, [{ [of]: id, ...view }, ...without(account, id)].slice(0, most))
    },
    remove: (account: string, id: string): void => void views.write(account, without(account, id)),
  }
}
