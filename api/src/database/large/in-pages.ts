/** The rows of a query, page by page. `read` gets the last row of the page before, and answers at most `most` rows. */
export async function* inPages<Row>(
  most: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last)
    if (rows.length > 0) yield rows
    if (rows.length < most) return
    last = rows.at(-1)
  }
}
