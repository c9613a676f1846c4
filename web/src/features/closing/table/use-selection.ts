import { useCallback, useState } from 'react'

/** A choice of rows by their IDs. */
export function useSelection() {
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    select((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return { selected, select, toggle }
}
