import type { DBSchema } from 'idb'
import { accountDatabase } from './database.ts'

interface LastAnswers extends DBSchema {
  answers: {
    key: string
    value: { readonly key: string; readonly data: unknown; readonly at: number }
    indexes: { at: number }
  }
}

/** The oldest are deleted first: one answer can be megabytes. */
const mostAnswers = 40

const database = accountDatabase<LastAnswers>({
  key: 'last-answers',
  version: 1,
  isExpendable: true,
  upgrade: (created) => {
    created.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at')
  },
})

/** The server's last answers, for when it cannot be reached. They are deleted with the session. */
export const lastAnswers = answersIn(database)

export function answersIn({ transact }: Pick<typeof database, 'transact'>) {
  return {
    read: (account: string, name: string): Promise<unknown> =>
      transact(account, ['answers'], 'readonly', async (transaction) => {
        return (await transaction.objectStore('answers').get(name))?.data
      }),
    write: (account: string, name: string, data: unknown): Promise<void> =>
      transact(account, ['answers'], 'readwrite', async (transaction) => {
        const answers = transaction.objectStore('answers')
        await answers.put({ key: name, data, at: Date.now() })
        const excess = (await answers.count()) - mostAnswers
        let oldest = excess > 0 ? await answers.index('at').openKeyCursor() : null
        for (let left = excess; oldest && left > 0; left -= 1) {
          await answers.delete(oldest.primaryKey)
          oldest = await oldest.continue()
        }
      }),
  }
}
