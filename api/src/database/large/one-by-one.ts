/** Runs one after another, of all accounts together, what is in memory as a whole. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(make: () => Promise<Answer>): Promise<Answer> => {
    const made = last.then(make)
    last = made.catch(() => undefined)
    return made
  }
}
