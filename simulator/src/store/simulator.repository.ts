import { and, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type {
  AsaasRecord,
  CustomerRecord,
  HiddenCard,
  PaymentRecord,
  SubscriptionRecord,
} from './asaas-records.ts'
import { simulatedRecords, simulatorSettings } from './simulator.tables.ts'

interface Kinds {
  customer: CustomerRecord
  subscription: SubscriptionRecord
  payment: PaymentRecord
}
const lockKey = 7_236_002

export type SimulatorRepository = ReturnType<typeof simulatorRepository>

export function simulatorRepository(database: NodePgDatabase) {
  const records = simulatedRecords
  return {
    /** Makes other calls wait until the transaction ends. */
    async lock(): Promise<void> {
      await database.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    },

    /** Newest first. */
    async all<Kind extends keyof Kinds>(kind: Kind): Promise<Kinds[Kind][]> {
      const found = await database
        .select({ shown: records.shown })
        .from(records)
        .where(eq(records.kind, kind))
        .orderBy(desc(records.position))
      return found.map(({ shown }) => shown as Kinds[Kind])
    },

    async get<Kind extends keyof Kinds>(kind: Kind, id: string): Promise<Kinds[Kind] | undefined> {
      const [found] = await database
        .select({ shown: records.shown })
        .from(records)
        .where(and(eq(records.kind, kind), eq(records.id, id)))
      return found?.shown as Kinds[Kind] | undefined
    },

    async hidden(id: string): Promise<HiddenCard> {
      const [found] = await database
        .select({ hidden: records.hidden })
        .from(records)
        .where(eq(records.id, id))
      return { isDeclined: false, ...found?.hidden }
    },

    async put(shown: AsaasRecord, hidden?: HiddenCard): Promise<void> {
      await database
        .insert(records)
        .values({ id: shown.id, kind: shown.object, shown, hidden: hidden ?? {} })
        .onConflictDoUpdate({ target: records.id, set: { shown, ...(hidden && { hidden }) } })
    },

    async setting(key: string): Promise<unknown> {
      const [found] = await database
        .select({ value: simulatorSettings.value })
        .from(simulatorSettings)
        .where(eq(simulatorSettings.key, key))
      return found?.value
    },

    async set(key: string, value: unknown): Promise<void> {
      await database
        .insert(simulatorSettings)
        .values({ key, value })
        .onConflictDoUpdate({ target: simulatorSettings.key, set: { value } })
    },
  }
}
