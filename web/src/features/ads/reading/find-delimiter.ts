const delimiters = [',', ';', '\t'] as const

export type Delimiter = (typeof delimiters)[number]

/** The mark that separates the cells of a header line: the one it shows most often outside of quotes. */
export function findDelimiter(headerLine: string): Delimiter {
  const bare = headerLine.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
