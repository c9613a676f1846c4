import { getFeeSettings, putFeeSettings } from '@vendaclara/contract/fee-settings'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { feeSettingsRepository } from './fee-settings.repository.ts'

export function feeSettingsRoutes(bind: Bind, database: Database): void {
  const settings = feeSettingsRepository(database)

  bind(getFeeSettings, ({ userId }) => settings.of(userId))

  bind(putFeeSettings, async ({ userId, body }) => {
    const replaced = await settings.replace(userId, body)
    if (!replaced) throw new Refusal('changed_elsewhere')
    return replaced
  })
}
