/** A refusal in the gateway's own format: a list with the first problem. */
export class AsaasError extends Error {
  readonly status: number
  readonly code: string

  constructor(code: string, description: string, status = 400) {
    super(description)
    this.code = code
    this.status = status
  }

  get body(): { errors: { code: string; description: string }[] } {
    return { errors: [{ code: this.code, description: this.message }] }
  }
}

export const notFound = () => new AsaasError('not_found', 'O recurso solicitado não existe.', 404)
