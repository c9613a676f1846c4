import { planWords } from '@vendaclara/contract/texts'
import { asBrazilianTime } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import { plans } from '@vendaclara/core/subscription'
import type { Database } from '../../database/database.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { payerRepository } from './purchase/payer.repository.ts'
import { agreedPrices } from './records/agreed-prices.ts'
import { paymentRepository } from './records/payment.repository.ts'
import { subscriptionRepository } from './records/subscription.repository.ts'
import { paidBy } from './texts.ts'

/** The purchases and charges of an account. The buyer's data at the gateway is not included. */
export function subscriptionFiles(database: Database): PersonalFiles {
  return async (userId) => [
    jsonFile('assinaturas.json', async () => ({
      codigoNoServicoDePagamentos: (await payerRepository(database).of(userId)) ?? null,
      assinaturas: (await subscriptionRepository(database).all(userId)).map((one) => ({
        plano: planWords[one.cycle].name,
        valor: toReais(agreedPrices(one, plans)[one.cycle]),
        meio: paidBy[one.billingType],
        finalDoCartao: one.cardLastDigits,
        cupom: one.coupon,
        pedidaEm: asBrazilianTime(one.askedAt),
        encerradaEm: asBrazilianTime(one.endedAt),
      })),
    })),
    jsonFile('pagamentos.json', async () =>
      (await paymentRepository(database).of(userId)).map(
        ({ id, state, value, dueDate, paidOn, receiptUrl }) => ({
          codigo: id,
          situacao: state,
          valor: toReais(value),
          vencimento: dueDate,
          pagoEm: paidOn,
          comprovante: receiptUrl,
        }),
      ),
    ),
  ]
}
