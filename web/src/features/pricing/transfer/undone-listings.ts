/** Ids of listings whose import was undone in this page: their going needs no notice. */
export const undoneListings = new Set<string>()
