import { defaultTable, type FeeTable, type Marketplace } from '@vendaclara/core/pricing'
import { todaysTable } from './todays-table.ts'

type Ids = Record<Marketplace, string>

/** The two answers to with which fees to calculate: the specification's for all three marketplaces, or today's. */
export function tableAnswers(isoDay: string): { specification: Ids; today: Ids } {
  return {
    specification: idsOf((marketplace) => defaultTable(marketplace)),
    today: idsOf((marketplace) => todaysTable(marketplace, isoDay)),
  }
}

function idsOf(tableFor: (marketplace: Marketplace) => FeeTable): Ids {
  return {
    shopee: tableFor('shopee').id,
    mercadoLivre: tableFor('mercadoLivre').id,
    shein: tableFor('shein').id,
  }
}
