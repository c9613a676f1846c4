import { postFeedback } from '@vendaclara/contract/feedback'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { feedbackRepository } from './feedback.repository.ts'
import { thanks, tooManyReviews } from './texts.ts'

export function feedbackRoutes(bind: Bind, database: Database, quotas: AccountQuotas): void {
  bind(postFeedback, async ({ userId, body: { feedback } }) => {
    const { estrelas, comentario, data } = feedback
    await withLockedAccount(database, userId, async (transaction) => {
      const given = feedbackRepository(transaction)
      await given.add(userId, { stars: estrelas, comment: comentario, givenAt: new Date(data) })
      checkQuota(await given.count(userId), quotas.feedback, tooManyReviews)
    })
    return { message: thanks }
  })
}
