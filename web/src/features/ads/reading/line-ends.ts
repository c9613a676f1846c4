/** Turns CRLF and CR into LF, chunk by chunk, since one file may mix them and a parser knows only one. */
export class LineEnds {
  private heldReturn = false

  unify(chunk: string): string {
    const text = this.heldReturn ? `\r${chunk}` : chunk
    this.heldReturn = text.endsWith('\r')
    const whole = this.heldReturn ? text.slice(0, -1) : text
    return whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole
  }

  end(): string {
    return this.heldReturn ? '\n' : ''
  }
}
