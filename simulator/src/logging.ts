import type { FastifyServerOptions } from 'fastify'

type Logging = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>

const quiet = ['silent', 'fatal', 'error']

/** Logs only errors, because the product logs the requests. Never logs the parameters of a statement. */
export function logging(level: string): Logging {
  return {
    level: quiet.includes(level) ? level : 'warn',
    serializers: {
      err: (error: Error) => ({
        type: error.name,
        message: '',
        code: codeOf(error) ?? codeOf(error.cause),
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n'),
      }),
    },
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
