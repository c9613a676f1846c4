import type { Work } from './work.ts'

/** What the server keeps, but for the marks the page knows better: one it is just storing is not undone by an older answer. */
export function latestWork(known: Work | undefined, fetched: Work): Work {
  if (!known) return fetched
  const marks = new Map(fetched.marks)
  for (const [id, mark] of known.marks) {
    const other = marks.get(id)
    if (!other || other.version <= mark.version) marks.set(id, mark)
  }
  return { ...fetched, marks }
}
