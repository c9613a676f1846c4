import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Options = Parameters<Init>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]
interface Stream {
  nfd?: number
}
interface StreamOperations {
  fsync?: (stream: Stream) => number
}

/**
 * The folder of the embedded database, with the `fsync` that NodeFS leaves out. Without it, a power cut loses
 * commits.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(database, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

function addFsync(module: Module): void {
  const { stream_ops } = module.NODEFS as unknown as { stream_ops: StreamOperations }
  stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd)
    return 0
  }
}
