import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../errors/refusal.ts'
import { onceAnswered } from '../../once-answered.ts'
import { networkOf } from './network-of.ts'

const most = {
  connections: 2000,
  connectionsOfOne: 500,
  /** Fewer than may wait for the database, so that no network fills that line by itself. */
  requestsOfOne: 100,
}

/** All trusted proxies count as one network, without a share. */
const proxy = 'proxy'

/** The open connections of one network; those without a request first, the one that waits longest before others. */
interface Held {
  all: number
  idle: Set<Socket>
}

/**
 * Gives each network a share of the connections. Where it or all are full, a connection without a request is closed for
 * the new one, of the network that holds the most; if none is, the new one is refused. Trusted proxies have no share,
 * because they connect for everybody.
 */
export function shareConnections(server: Server, trustProxy: string | false, limits = most): void {
  const proxies = proxiesOf(trustProxy)
  const held = new Map<string, Held>()
  let all = 0
  const answering = new Map<Socket, number>()
  const closeIdle = ({ idle }: Held): boolean => {
    const [longest] = idle
    if (!longest) return false
    idle.delete(longest)
    longest.destroy()
    return true
  }
  const fullestOfAll = () => {
    let fullest: Held | undefined
    for (const one of held.values()) if (one.idle.size > 0 && one.all > (fullest?.all ?? 0)) fullest = one
    return fullest
  }
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // It has ended by now.
    if (remoteAddress === undefined) return
    const isProxy = proxies.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
    const network = isProxy ? proxy : networkOf(remoteAddress)
    const own = held.get(network) ?? { all: 0, idle: new Set() }
    const isShareFull = !isProxy && own.all >= limits.connectionsOfOne
    if (isShareFull || all >= limits.connections) {
      const fullest = isShareFull ? own : fullestOfAll()
      if (!(fullest && closeIdle(fullest))) return void socket.destroy()
    }
    held.set(network, own)
    all += 1
    own.all += 1
    if (!isProxy) own.idle.add(socket)
    socket.once('close', () => {
      all -= 1
      own.all -= 1
      own.idle.delete(socket)
      answering.delete(socket)
      if (own.all === 0) held.delete(network)
    })
  })
  server.on('request', ({ socket }, response) => {
    const own = held.get(networkOf(socket.remoteAddress ?? proxy))
    if (!own || socket.destroyed) return
    own.idle.delete(socket)
    answering.set(socket, (answering.get(socket) ?? 0) + 1)
    onceAnswered(response, () => {
      const left = (answering.get(socket) ?? 1) - 1
      answering.set(socket, left)
      if (left === 0 && !socket.destroyed) own.idle.add(socket)
    })
  })
}

/** Gives each network a share of the requests that are answered at the same time. Others are refused as busy. */
export function shareRequests(app: FastifyInstance, factor: number, { requestsOfOne } = most): void {
  const answering = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(request.ip)
    const count = answering.get(network) ?? 0
    if (count >= requestsOfOne * Math.max(1, factor)) throw new Refusal('busy', { retryAfter: 2 })
    answering.set(network, count + 1)
    onceAnswered(reply.raw, () => {
      const left = (answering.get(network) ?? 1) - 1
      if (left > 0) answering.set(network, left)
      else answering.delete(network)
    })
  })
}

const named: Record<string, readonly [network: string, length: number][]> = {
  loopback: [
    ['127.0.0.0', 8],
    ['::1', 128],
  ],
  linklocal: [
    ['169.254.0.0', 16],
    ['fe80::', 10],
  ],
  uniquelocal: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['fc00::', 7],
  ],
}

/** The proxies of `TRUST_PROXY`, as `read-proxies.ts` took them. */
function proxiesOf(trusted: string | false): BlockList {
  const list = new BlockList()
  for (const part of trusted === false ? [] : trusted.split(',')) {
    const [address = '', length] = part.split('/')
    const networks = named[part] ?? [[address, Number(length ?? (isIPv6(address) ? 128 : 32))]]
    for (const [network, bits] of networks) list.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  return list
}
