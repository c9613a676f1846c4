/** Files as they are read: the oldest first, as the file system dates them. */
export function oldestFirst(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => one.lastModified - other.lastModified)
}
