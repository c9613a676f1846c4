/**
 * A file of what a feature stores of an account: `name` is its path in the archive, `content` is asked when the archive
 * has come to it, so that no more than one file is at hand at a time.
 */
export interface PersonalFile {
  name: string
  content: () => Promise<Iterable<string | Buffer> | AsyncIterable<string | Buffer>>
}

/** A feature's files of an account. */
export type PersonalFiles = (userId: string) => Promise<PersonalFile[]>

/** A value as a file that people can read too. */
export function jsonFile(name: string, content: () => Promise<unknown>): PersonalFile {
  return { name, content: async () => [JSON.stringify(await content(), null, 2)] }
}
