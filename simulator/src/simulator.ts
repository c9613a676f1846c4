import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { createDeliveries } from './deliveries.ts'
import { GatewayCall } from './gateway/gateway-call.ts'
import { passDays } from './gateway/pass-days.ts'
import { logging } from './logging.ts'
import { pageRoutes } from './routes/page-routes.ts'
import { refuseOtherHosts } from './routes/refuse-others.ts'
import { v3Routes } from './routes/v3-routes.ts'
import type { Simulation } from './simulation.ts'
import { deliveryRepository } from './store/delivery.repository.ts'
import type { Faults } from './store/faults.ts'
import { simulatorRepository } from './store/simulator.repository.ts'

interface Parts {
  /** Has the tables of the schema `simulator`. */
  database: NodePgDatabase
  /** The real time, to which the skipped days are added. */
  clock: () => Date
  /** Where people reach the product. */
  appUrl: string
  /** The API key of clients that call it as the gateway. */
  key: string
  logLevel: string
}

export interface Simulator {
  /** Its address, on this machine only. */
  origin: string
  /** Where people see its pages. */
  pages: string
  apiKey: string
  /** The secret in its webhooks. */
  webhookToken: string
  /** The gateway's time, which a person who tries the product can move ahead. */
  clock: () => Date
  /** Delivers waiting and future webhooks to the product at this address. */
  deliverTo: (product: string) => void
  close: () => Promise<void>
}

interface ClockSetting {
  aheadDays: number
  lastDay: string
}
const day = 24 * 60 * 60 * 1000

/** Starts a payment gateway with the Asaas API that moves no money. */
export async function startSimulator({ database, clock, appUrl, key, logLevel }: Parts): Promise<Simulator> {
  const app = Fastify({ logger: logging(logLevel), forceCloseConnections: true })
  const webhookToken = randomBytes(32).toString('base64url')
  let product: string | undefined
  const deliveries = createDeliveries({
    repository: deliveryRepository(database),
    address: () => (product === undefined ? undefined : `${product}/api/webhooks/asaas`),
    token: webhookToken,
    log: app.log,
  })
  const time = await simulatedTime(database, clock)
  const pages = `${appUrl}/simulator`
  const simulation = createSimulation({ database, time, pages, wake: deliveries.wake })
  refuseOtherHosts(app, appUrl)
  v3Routes(app, simulation, key)
  pageRoutes(app, simulation)
  app.addHook('preClose', deliveries.stop)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    pages,
    apiKey: key,
    webhookToken,
    clock: time.now,
    deliverTo: (origin) => {
      product = origin
      deliveries.wake()
    },
    close: () => app.close(),
  }
}

interface SimulatedTime {
  now: () => Date
  /** From now on, the time is this many days ahead of the real one. */
  setAhead: (days: number) => void
}

async function simulatedTime(database: NodePgDatabase, clock: () => Date): Promise<SimulatedTime> {
  const setting = (await simulatorRepository(database).setting('clock')) as ClockSetting | undefined
  let ahead = setting?.aheadDays ?? 0
  return {
    now: () => new Date(clock().getTime() + ahead * day),
    setAhead: (days) => {
      ahead = days
    },
  }
}

interface SimulationParts {
  database: NodePgDatabase
  time: SimulatedTime
  /** The address of its pages. */
  pages: string
  /** Looks for webhooks to deliver. */
  wake: () => void
}

function createSimulation({ database, time, pages, wake }: SimulationParts): Simulation {
  async function use<Answer>(work: (call: GatewayCall) => Promise<Answer>, moved = 0): Promise<Answer> {
    const answer = await database.transaction(async (transaction) => {
      const records = simulatorRepository(transaction)
      await records.lock()
      const setting = (await records.setting('clock')) as ClockSetting | undefined
      const aheadDays = (setting?.aheadDays ?? 0) + moved
      time.setAhead(aheadDays)
      const now = time.now()
      const today = brazilianDay(now)
      const faults = ((await records.setting('faults')) ?? {}) as Faults
      const call = new GatewayCall({
        records,
        deliveries: deliveryRepository(transaction),
        now,
        pages,
        faults,
      })
      await passDays(call, setting?.lastDay ?? today)
      const done = await work(call)
      await call.finish(new Date())
      if (setting?.lastDay !== today || moved !== 0) await records.set('clock', { aheadDays, lastDay: today })
      return done
    })
    wake()
    return answer
  }

  return {
    use,
    moveClock: (days) => use(async () => {}, days),
    faults: async () => ((await simulatorRepository(database).setting('faults')) ?? {}) as Faults,
    setFault: (fault, times) =>
      database.transaction(async (transaction) => {
        const records = simulatorRepository(transaction)
        await records.lock()
        await records.set('faults', { ...((await records.setting('faults')) as Faults), [fault]: times })
      }),
  }
}
