/** How many lines of a finding are named. All are counted. */
export const mostNamed = 200

/** The first lines with a fault, and how many lines have it. */
export class NamedLines {
  count = 0
  readonly lines: number[] = []

  add(line: number): void {
    this.count += 1
    if (this.lines.length < mostNamed && this.lines.at(-1) !== line) this.lines.push(line)
  }
}
