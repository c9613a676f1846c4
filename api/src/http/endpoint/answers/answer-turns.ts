import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyReply } from 'fastify'
import { Refusal, tooManyRequests } from '../../../errors/refusal.ts'
import { Turns } from '../../body/turns.ts'
import { onceAnswered } from '../../once-answered.ts'
import { requests } from '../../texts.ts'

const second = 1000
const line = {
  waiting: 64,
  waitingOfAccount: 6,
  milliseconds: 30 * second,
  refusal: () => new Refusal('busy', { message: requests.manyAnswers, retryAfter: 10 }),
}

interface Call {
  endpoint: Endpoint
  account: string
  reply: FastifyReply
}

/**
 * Makes each account wait for its turn, so that none takes the database or the memory of all. Fewer calls of one account
 * run at a time than the database has connections.
 */
export function answerTurns(): {
  /**
   * Answers a call in its turn, which lasts until the answer is sent and, where the caller leaves, until what was begun
   * is done.
   */
  answer: <Answer>(call: Call, work: () => Promise<Answer>) => Promise<Answer>
  /** Waits for the turn of a short question about an account or a network. */
  ask: <Answer>(account: string, question: () => Promise<Answer>) => Promise<Answer>
} {
  const short = {
    atOnce: Number.POSITIVE_INFINITY,
    ofOne: 4,
    waiting: 2000,
    waitingOfAccount: 64,
    milliseconds: 10 * second,
    refusal: () => tooManyRequests(2 * second),
  }
  const questions = new Turns(short)
  const turns = {
    small: new Turns(short),
    'in pieces': new Turns({ ...line, atOnce: 64 }),
    whole: new Turns({ ...line, atOnce: 6 }),
    file: new Turns({ ...line, atOnce: 2, waitingOfAccount: 1 }),
  }
  return {
    answer: async ({ endpoint: { file, largeAnswer }, account, reply }, work) => {
      const kind = file === undefined ? (largeAnswer ?? 'small') : 'file'
      const end = await turns[kind].acquire({ account })
      const sent = new Promise<void>((resolve) => onceAnswered(reply.raw, resolve))
      const made = reply.raw.destroyed ? Promise.reject(line.refusal()) : work()
      void Promise.allSettled([sent, made]).then(end)
      return made
    },
    ask: async (account, question) => {
      const end = await questions.acquire({ account })
      return question().finally(end)
    },
  }
}
