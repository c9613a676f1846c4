import { z } from 'zod'
import { moment } from './amounts.ts'
import { endpoint } from './endpoint.ts'

export const postFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  summary: 'What the seller thinks of the product: 1 to 5 stars and up to 300 characters',
  access: 'session',
  body: z.object({
    feedback: z.object({
      estrelas: z.number().int().min(1).max(5),
      comentario: z.string().max(300).default(''),
      data: moment,
    }),
  }),
  answer: z.object({ message: z.string() }),
})
