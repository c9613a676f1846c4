import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { productVersion } from '../../config/product-version.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Parts } from '../health/part-health.ts'
import { type CallCounters, callCounters } from './call-counters.ts'
import { metricsRoute, requestDurations } from './metrics-route.ts'
import { storedGauges } from './stored-gauges.ts'

interface Given {
  database: Database
  config: Pick<Config, 'backup' | 'dataDir' | 'metricsToken'>
  parts: Parts
}

/** What monitoring reads at `/metrics`: the process, requests, queues, mails, webhooks, database and backups. */
export function metrics(app: FastifyInstance, { database, config, parts }: Given): CallCounters {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const info = new Gauge({
    name: 'vendaclara_info',
    help: 'Version of the product',
    labelNames: ['version'],
    registers: [registry],
  })
  info.set({ version: productVersion }, 1)
  requestDurations(app, registry)
  metricsRoute(app, {
    registry,
    token: config.metricsToken,
    refresh: storedGauges({ registry, database, config, parts }),
  })
  app.addHook('onClose', async () => registry.clear())
  return callCounters(registry)
}
