import type { Database } from '../../database/database.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { shopRepository } from './shop.repository.ts'

export function shopFiles(database: Database): PersonalFiles {
  const shops = shopRepository(database)
  return async (userId) => [
    jsonFile('configuracoes.json', async () => {
      const { monthlyBilling, fixCost, charges } = await shops.config(userId)
      return { faturamentoMensal: monthlyBilling, custoMensal: fixCost, impostosPorCento: charges }
    }),
  ]
}
