import { z } from 'zod'
import { storedValue } from './stored-value.ts'

interface StoredViewsOptions<View> {
  readonly key: string
  /** The property that holds the id of the viewed thing. */
  readonly of: string
  readonly schema: z.ZodType<View>
  /** The most views to keep; older ones are deleted. */
  readonly most: number
}

/** An account's view settings for the things it viewed last, in one list. */
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
