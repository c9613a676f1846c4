/**
 * A file with the stored data of an account. `name` is its path in the archive. `content` is called when the archive
 * gets to the file, so only one file is in memory at a time.
 */
export interface PersonalFile {
  name: string
  content: () => Promise<Iterable<string | Buffer> | AsyncIterable<string | Buffer>>
}

/** The files of one feature about an account. */
export type PersonalFiles = (userId: string) => Promise<PersonalFile[]>

/** A value as a JSON file, indented for readers. */
export function jsonFile(name: string, content: () => Promise<unknown>): PersonalFile {
  return { name, content: async () => [JSON.stringify(await content(), null, 2)] }
}
