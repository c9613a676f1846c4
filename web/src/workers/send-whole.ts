/**
 * Sends a value to another thread through a port. Other threads can pass the port on; the value waits until it is
 * taken.
 */
export function sendWhole(value: unknown): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.postMessage(value)
  return port2
}

/** The value from `sendWhole`. */
export function receiveWhole<Value>(port: MessagePort): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    port.onmessageerror = () => reject(new Error('what was sent could not be taken'))
    port.onmessage = ({ data }: MessageEvent<Value>) => resolve(data)
  }).finally(() => port.close())
}
