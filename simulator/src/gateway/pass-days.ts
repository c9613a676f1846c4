import { addDays, addMonths, type CalendarDate } from '@vendaclara/core/calendar'
import { cycleMonths } from '../store/asaas-records.ts'
import { addCharge, letFallDue, payCharge, receiveCharge, refuseCharge } from './charges.ts'
import { daysAfter, type GatewayCall } from './gateway-call.ts'

/** How many days before the due date charges are created. */
const ahead = 40

/** The gateway's nightly work, for each day that has begun since the last call. */
export async function passDays(call: GatewayCall, lastDay: CalendarDate): Promise<void> {
  for (const day of daysAfter(lastDay, call.today)) {
    call.today = day
    await makeCharges(call)
    await collectCharges(call)
  }
}

async function makeCharges(call: GatewayCall): Promise<void> {
  for (let subscription of await call.records.all('subscription')) {
    if (subscription.deleted || subscription.status !== 'ACTIVE') continue
    while (subscription.nextDueDate <= addDays(call.today, ahead)) {
      await addCharge(call, subscription)
      subscription = {
        ...subscription,
        nextDueDate: addMonths(subscription.nextDueDate, cycleMonths[subscription.cycle]),
      }
      await call.records.put(subscription)
    }
  }
}

async function collectCharges(call: GatewayCall): Promise<void> {
  const { today } = call
  for (const payment of await call.records.all('payment')) {
    if (payment.deleted) continue
    const { status, dueDate, billingType, creditDate } = payment
    if (status === 'CONFIRMED' && creditDate !== null && creditDate <= today)
      await receiveCharge(call, payment)
    if (status !== 'PENDING') continue
    const isByCard = billingType === 'CREDIT_CARD'
    const { isDeclined } = await call.records.hidden(payment.subscription)
    if (isByCard && dueDate <= today && !isDeclined) await payCharge(call, payment)
    else if (isByCard && dueDate === today) refuseCharge(call, payment)
    else if (dueDate < today) await letFallDue(call, payment)
  }
}
