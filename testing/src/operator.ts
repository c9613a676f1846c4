import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { operatorAddress } from '@vendaclara/api/src/operator/operator-address.ts'

/** Sends an operator's command to the product that runs with this folder. Returns what it printed. */
export async function askOperator(dataDir: string, ...words: string[]): Promise<string> {
  const printed = await new Promise<{ text: string; isDone: boolean }>((resolve, reject) => {
    const call = request({ socketPath: operatorAddress(dataDir), method: 'POST' })
    call.on('response', (answer) => {
      text(answer).then((said) => resolve({ text: said, isDone: answer.statusCode === 200 }), reject)
    })
    call.on('error', reject)
    call.end(JSON.stringify(words))
  })
  if (!printed.isDone) throw new Error(printed.text)
  return printed.text
}
