import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { productVersion } from '../../config/product-version.ts'
import type { Config } from '../../config.ts'
import type { Tracing } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined
  }
}

const longestStatement = 500

/**
 * Sends spans by OTLP to an endpoint. The sampler and other settings come from OpenTelemetry's own environment
 * variables.
 */
export function openTelemetry({ endpoint, headers }: NonNullable<Config['tracing']>): Tracing {
  const sdk = new NodeSDK({
    traceExporter: new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      headers: parseKeyPairsIntoRecord(headers),
    }),
    resource: resourceFromAttributes({ 'service.name': 'vendaclara', 'service.version': productVersion }),
    // No attributes of the machine, its user or the command line.
    resourceDetectors: [envDetector],
    // Metrics are at /metrics; the log is on standard output.
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  const tracer = trace.getTracer('vendaclara')

  async function span<Answer>(
    name: string,
    work: () => Promise<Answer>,
    given: { kind?: SpanKind; attributes?: Record<string, string> } = {},
  ): Promise<Answer> {
    return tracer.startActiveSpan(name, given, async (one) => {
      try {
        return await work()
      } catch (error) {
        fail(one, error)
        throw error
      } finally {
        one.end()
      }
    })
  }

  function requests(app: FastifyInstance): void {
    app.decorateRequest('span', undefined)
    // A trace always starts here; trace ids in a stranger's request are ignored.
    app.addHook('onRequest', (request, _reply, done) => {
      request.span = tracer.startSpan(nameOf(request), {
        root: true,
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': routeOf(request) },
      })
      within(request, done)
    })
    // The last piece of a body arrives outside the span's context.
    app.addHook('preValidation', (request, _reply, done) => within(request, done))
    app.addHook('onResponse', async ({ span: one }, { statusCode }) => {
      one?.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) one?.setStatus({ code: SpanStatusCode.ERROR })
      one?.end()
    })
    app.addHook('onRequestAbort', async ({ span: one }) => one?.end())
  }

  return {
    span: (name, work) => span(name, work, { kind: SpanKind.INTERNAL }),
    requests,
    statements: (pool) => traceStatements(pool, span),
    stop: () => sdk.shutdown().catch(() => {}),
  }
}

type Spanned = <Answer>(
  name: string,
  work: () => Promise<Answer>,
  given?: { kind?: SpanKind; attributes?: Record<string, string> },
) => Promise<Answer>

function traceStatements(pool: Pool, span: Spanned): void {
  const traced = (target: object, query: (...given: unknown[]) => unknown) => {
    return (...given: unknown[]) => {
      // Skips the pool's internal calls, and statements outside of any span, such as polling for jobs.
      if (typeof given.at(-1) === 'function' || !trace.getActiveSpan()) return query.apply(target, given)
      const text = textOf(given[0])
      return span(
        `postgresql ${/^\s*\(*\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''}`,
        async () => query.apply(target, given),
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestStatement) },
        },
      )
    }
  }
  Object.assign(pool, { query: traced(pool, pool.query) })
  pool.on('connect', (client) => void Object.assign(client, { query: traced(client, client.query) }))
}

function within({ span: one }: FastifyRequest, done: () => void): void {
  context.with(one ? trace.setSpan(context.active(), one) : context.active(), done)
}

/** Without the error's message, which may repeat what a person sent. */
function fail(one: Span, error: unknown): void {
  one.setStatus({ code: SpanStatusCode.ERROR })
  one.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none'
const nameOf = (request: FastifyRequest) => `${request.method} ${routeOf(request)}`

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const text = (query as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? text : ''
}
