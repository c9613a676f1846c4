import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../../config.ts'

/** What the browser may load: only from this server, except the lookup of postal codes. */
export function securityHeaders(
  app: FastifyInstance,
  { appUrl, postalCodeUrl }: Pick<Config, 'appUrl' | 'postalCodeUrl'>,
  inlineScripts: string[],
): void {
  // Created once: Fastify's plugin creates everything again for each request.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        // Mantine writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", new URL(postalCodeUrl).origin],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: appUrl.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()))
}
