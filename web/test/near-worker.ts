import { serveCalls } from '../src/workers/serve-calls.ts'
import type { CarriedErrors, WorkerCalls } from '../src/workers/worker-calls.ts'

/** A worker whose thread is this one: messages go through a channel as they do between two. */
export class NearWorker extends EventTarget {
  static readonly started: NearWorker[] = []
  onmessage: ((event: MessageEvent) => void) | null = null
  onmessageerror: (() => void) | null = null
  onerror: ((event: Event) => void) | null = null
  isEnded = false
  private readonly channel = new MessageChannel()

  constructor(calls: WorkerCalls, errors?: CarriedErrors) {
    super()
    const { port1, port2 } = this.channel
    port1.onmessage = (event) => this.onmessage?.(event)
    const scope = {
      addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => {
        port2.onmessage = listener
      },
      postMessage: (message: unknown, { transfer }: { transfer: Transferable[] }) =>
        port2.postMessage(message, transfer),
    }
    serveCalls(calls, errors, scope)
    NearWorker.started.push(this)
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.channel.port1.postMessage(message, transfer)
  }

  terminate(): void {
    this.isEnded = true
    this.channel.port1.close()
  }
}
