import { brazilianDay } from '@vendaclara/core/calendar'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { createDeliveries } from './deliveries.ts'
import type { Faults } from './faults.ts'
import { pageRoutes } from './page/page-routes.ts'
import { passDays } from './pass-days.ts'
import type { Simulation } from './simulation.ts'
import { simulatorRepository } from './simulator.repository.ts'
import { v3Routes } from './v3-routes.ts'
import { World } from './world.ts'

interface Parts {
  database: Database
  clock: () => Date
  /** Where people reach the product. */
  appUrl: string
  /** Of whoever calls it as the gateway. */
  key: string
  /** Where this process listens; undefined as long as it does not. */
  origin: () => string | undefined
  webhookToken: string
  log: FastifyBaseLogger
}

export interface Simulator {
  /** The time as the gateway has it: moved ahead by whoever tries the product. */
  clock: () => Date
  routes: (app: FastifyInstance) => void
  /** Reads how far the clock was moved. */
  start: () => Promise<void>
  /** Delivers the webhooks that wait, once the product listens. */
  deliver: () => void
  stop: () => Promise<void>
}

interface ClockSetting {
  aheadDays: number
  lastDay: string
}
const day = 24 * 60 * 60 * 1000

/** A payment gateway that speaks as Asaas does and moves no money; it keeps its state in the product's database. */
export function createSimulator({
  database,
  clock,
  appUrl,
  key,
  origin,
  webhookToken,
  log,
}: Parts): Simulator {
  let aheadDays = 0
  const simulatedClock = () => new Date(clock().getTime() + aheadDays * day)
  const webhooks = () => {
    const base = origin()
    return base === undefined ? undefined : `${base}/api/webhooks/asaas`
  }
  const deliveries = createDeliveries({
    ...{ repository: simulatorRepository(database), address: webhooks, token: webhookToken, log },
  })

  async function use<Answer>(work: (world: World) => Promise<Answer>, moved = 0): Promise<Answer> {
    const answer = await database.transaction(async (transaction) => {
      const records = simulatorRepository(transaction)
      await records.lock()
      const setting = (await records.setting('clock')) as ClockSetting | undefined
      aheadDays = (setting?.aheadDays ?? 0) + moved
      const now = simulatedClock()
      const today = brazilianDay(now)
      const faults = ((await records.setting('faults')) ?? {}) as Faults
      const world = new World(records, now, `${appUrl}/simulator`, faults)
      await passDays(world, setting?.lastDay ?? today)
      const done = await work(world)
      await world.finish(new Date())
      if (setting?.lastDay !== today || moved !== 0) await records.set('clock', { aheadDays, lastDay: today })
      return done
    })
    deliveries.wake()
    return answer
  }

  const simulation: Simulation = {
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

  return {
    clock: simulatedClock,
    routes: (app) => {
      v3Routes(app, simulation, key)
      pageRoutes(app, simulation)
    },
    start: async () => {
      const setting = (await simulatorRepository(database).setting('clock')) as ClockSetting | undefined
      aheadDays = setting?.aheadDays ?? 0
    },
    deliver: deliveries.wake,
    stop: deliveries.stop,
  }
}
