/** The keys of the parts of a stored report. */
export function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}

export async function deleteParts(
  store: { readonly delete: (key: string | IDBKeyRange) => Promise<void> },
  id: string,
): Promise<void> {
  await store.delete(id)
  await store.delete(partsOf(id))
}
