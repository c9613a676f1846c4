/**
 * A file with the stored data of an account. `name` is its path in the archive. `content` is called when the archive
 * gets to the file, so only one file is in memory at a time, or only a page of it.
 */
export interface PersonalFile {
  name: string
  content: () => Iterable<string | Buffer> | AsyncIterable<string | Buffer>
}

/** The files of one feature about an account. */
export type PersonalFiles = (userId: string) => Promise<PersonalFile[]>

/** A value as a JSON file, indented for readers. */
export function jsonFile(name: string, content: () => Promise<unknown>): PersonalFile {
  return {
    name,
    content: async function* () {
      yield JSON.stringify(await content(), null, 2)
    },
  }
}

/** The same of a list, written page by page. */
export function jsonListFile(name: string, pages: () => AsyncIterable<readonly unknown[]>): PersonalFile {
  return {
    name,
    content: async function* () {
      let before = '['
      for await (const rows of pages()) {
        if (rows.length > 0) yield before + rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')
        if (rows.length > 0) before = ',\n'
      }
      yield before === '[' ? '[]' : ']'
    },
  }
}
