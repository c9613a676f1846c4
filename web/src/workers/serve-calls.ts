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

/**
 * Answers, in a worker, the calls of a `WorkerClient`. `errors` are the kinds of errors that the page gets as they
 * were thrown.
 */
export function serveCalls(calls: WorkerCalls, errors?: CarriedErrors, scope: Scope = self): void {
  const running = new Map<number, AbortController>()
  scope.addEventListener('message', ({ data }) => {
    const { id } = data
    if (data.kind === 'stop') {
      running.get(id)?.abort()
      return
    }
    const controller = new AbortController()
    running.set(id, controller)
    const post = (message: AnswerMessage, transfer: readonly Transferable[] = []) =>
      scope.postMessage(message, { transfer: [...transfer] })
    const job: Job<unknown> = {
      report: (value, transfer) => post({ id, kind: 'report', value }, transfer),
      signal: controller.signal,
    }
    const answer = async () => {
      const given = await calls[data.name]?.(data.argument as never, job as never)
      if (given instanceof Transferring) post({ id, kind: 'answer', value: given.value }, given.transfer)
      else post({ id, kind: 'answer', value: given })
    }
    answer()
      .catch((error: unknown) => {
        const data = errors?.write(error)
        if (controller.signal.aborted) post({ id, kind: 'stopped' })
        else if (data !== undefined) post({ id, kind: 'carried', data })
        else
          post({
            id,
            kind: 'failed',
            error: error instanceof Error ? plain(error) : new Error(String(error)),
          })
      })
      .finally(() => running.delete(id))
  })
}

/** The parts of an error that can always be cloned. */
function plain({ message, stack }: Error): Error {
  return Object.assign(new Error(message), { stack })
}
