import type { MessagePort } from 'node:worker_threads'

/**
 * Where the embedded database is stored: in a folder or in memory, in memory optionally loaded from a dump of a data
 * folder.
 */
export type Store = { kind: 'folder'; folder: string } | { kind: 'memory'; dump?: string }

export type ToWorker = { kind: 'connect'; port: MessagePort } | { kind: 'close' }
export type FromWorker = { kind: 'ready' } | { kind: 'closed' }
