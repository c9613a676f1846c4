import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the look-up knows, fails at, and everything else, which it does not know. */
export const postalCodes = { known: '01310-100', failing: '99999-999', unknown: '12345-678' }

const avenue = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }

/** A postal code service on this machine, in the shapes of the public one. */
export async function startPostalCodes(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, answer) => {
    const asked = /\/ws\/(\d{5})(\d{3})\/json\/$/
      .exec(request.url ?? '')
      ?.slice(1)
      .join('-')
    const isFailing = asked === postalCodes.failing
    answer.writeHead(isFailing ? 500 : 200, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/json',
    })
    answer.end(JSON.stringify(asked === postalCodes.known ? { cep: asked, ...avenue } : { erro: 'true' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ws`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
