import { postFeedback } from '@vendaclara/contract/feedback'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { feedbackRepository } from './feedback.repository.ts'

export function feedbackRoutes(bind: Bind, database: Database): void {
  const given = feedbackRepository(database)

  bind(postFeedback, async ({ userId, body: { feedback } }) => {
    const { estrelas, comentario, data } = feedback
    await given.add(userId, { stars: estrelas, comment: comentario, givenAt: new Date(data) })
    return { message: 'Obrigado pelo feedback!' }
  })
}
