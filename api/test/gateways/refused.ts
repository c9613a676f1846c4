/** What the gateway answers instead of doing what it was asked. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, description = code) {
    super(description)
    this.status = status
    this.code = code
  }
}
