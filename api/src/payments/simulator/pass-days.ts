import { addDays, addMonths, type CalendarDate } from '@vendaclara/core/calendar'
import { cycleMonths } from './asaas-records.ts'
import { addCharge, letFallDue, payCharge, receiveCharge, refuseCharge } from './charges.ts'
import { daysAfter, type World } from './world.ts'

/** How long before they are due charges are made. */
const ahead = 40

/** What the gateway does at night, for each day that has begun since it was last asked anything. */
export async function passDays(world: World, lastDay: CalendarDate): Promise<void> {
  for (const day of daysAfter(lastDay, world.today)) {
    world.today = day
    await makeCharges(world)
    await collectCharges(world)
  }
}

async function makeCharges(world: World): Promise<void> {
  for (let subscription of await world.records.all('subscription')) {
    if (subscription.deleted || subscription.status !== 'ACTIVE') continue
    while (subscription.nextDueDate <= addDays(world.today, ahead)) {
      await addCharge(world, subscription)
      subscription = {
        ...subscription,
        nextDueDate: addMonths(subscription.nextDueDate, cycleMonths[subscription.cycle]),
      }
      await world.records.put(subscription)
    }
  }
}

async function collectCharges(world: World): Promise<void> {
  const { today } = world
  for (const payment of await world.records.all('payment')) {
    if (payment.deleted) continue
    const { status, dueDate, billingType, creditDate } = payment
    if (status === 'CONFIRMED' && creditDate !== null && creditDate <= today)
      await receiveCharge(world, payment)
    if (status !== 'PENDING') continue
    const isByCard = billingType === 'CREDIT_CARD'
    const { isDeclined } = await world.records.hidden(payment.subscription)
    if (isByCard && dueDate <= today && !isDeclined) await payCharge(world, payment)
    else if (isByCard && dueDate === today) refuseCharge(world, payment)
    else if (dueDate < today) await letFallDue(world, payment)
  }
}
