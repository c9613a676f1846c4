import {
  type AnswerMessage,
  type CallMessage,
  type CarriedErrors,
  type Job,
  Transferring,
  type WorkerCalls,
} from './worker-calls.ts'

interface Scope {
  addEventListener(type: 'message', listener: (event: MessageEvent<CallMessage>) => void): void
  postMessage(message: AnswerMessage, options: { transfer: Transferable[] }): void
}

/** Answers in a worker what its page asks by `WorkerClient`; `errors` are those the page gets as they were thrown. */
export function serveCalls(calls: WorkerCalls, errors?: CarriedErrors, scope: Scope = self): void {
  scope.addEventListener('message', ({ data: { id, name, argument } }) => {
    const post = (message: AnswerMessage, transfer: readonly Transferable[] = []) =>
      scope.postMessage(message, { transfer: [...transfer] })
    const job: Job<unknown> = {
      report: (value, transfer) => post({ id, kind: 'report', value }, transfer),
    }
    const answer = async () => {
      const given = await calls[name]?.(argument as never, job as never)
      if (given instanceof Transferring) post({ id, kind: 'answer', value: given.value }, given.transfer)
      else post({ id, kind: 'answer', value: given })
    }
    answer().catch((error: unknown) => {
      const data = errors?.write(error)
      if (data !== undefined) post({ id, kind: 'carried', data })
      else
        post({ id, kind: 'failed', error: error instanceof Error ? plain(error) : new Error(String(error)) })
    })
  })
}

/** What of an error can always be cloned. */
function plain({ message, stack }: Error): Error {
  return Object.assign(new Error(message), { stack })
}
