import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of a ZIP that is built for a test; what is left out is as it should be. */
export interface BuiltEntry {
  readonly name: string
  readonly content: string | Uint8Array
  readonly isStored?: boolean
  /** Sizes behind the content instead of before it. */
  readonly hasDescriptor?: boolean
  /** Sizes and place in the extra field of large ZIPs. */
  readonly is64?: boolean
  readonly isEncrypted?: boolean
  readonly method?: number
  readonly checksum?: number
  readonly size?: number
  /** Changes the compressed bytes. */
  readonly spoil?: (compressed: Uint8Array) => Uint8Array
}

const in64 = 0xffffffff

/** The bytes of a ZIP with these entries. */
export function buildZip(entries: readonly BuiltEntry[], is64 = false): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const entry of entries) {
    const { local, central } = buildEntry(entry, at)
    parts.push(local)
    directory.push(central)
    at += local.length
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(is64 ? 0xffff : entries.length, 10)
  end.writeUInt32LE(is64 ? in64 : length, 12)
  end.writeUInt32LE(is64 ? in64 : at, 16)
  return Uint8Array.from(
    Buffer.concat([...parts, ...directory, ...(is64 ? end64(entries.length, length, at) : []), end]),
  )
}

function buildEntry(entry: BuiltEntry, place: number): { local: Uint8Array; central: Uint8Array } {
  const name = Buffer.from(entry.name)
  const content = typeof entry.content === 'string' ? Buffer.from(entry.content) : entry.content
  const packed = entry.isStored ? content : deflateRawSync(content)
  const compressed = entry.spoil ? entry.spoil(packed) : packed
  const size = entry.size ?? content.length
  const checksum = entry.checksum ?? crc32(content)
  const flags = (entry.hasDescriptor ? 8 : 0) | (entry.isEncrypted ? 1 : 0)
  const method = entry.method ?? (entry.isStored ? 0 : 8)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(flags, 6)
  local.writeUInt16LE(method, 8)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(flags, 8)
  central.writeUInt16LE(method, 10)
  central.writeUInt32LE(checksum, 16)
  central.writeUInt32LE(entry.is64 ? in64 : compressed.length, 20)
  central.writeUInt32LE(entry.is64 ? in64 : size, 24)
  central.writeUInt16LE(name.length, 28)
  central.writeUInt32LE(entry.is64 ? in64 : place, 42)
  if (!entry.hasDescriptor) central.copy(local, 14, 16, 28)
  const extra = entry.is64 ? extra64(size, compressed.length, place) : Buffer.alloc(0)
  central.writeUInt16LE(extra.length, 30)
  const descriptor = entry.hasDescriptor ? [Buffer.from([0x50, 0x4b, 7, 8]), central.subarray(16, 28)] : []
  return {
    local: Buffer.concat([local, name, compressed, ...descriptor]),
    central: Buffer.concat([central, name, extra]),
  }
}

/** Behind another extra field, as writers put their own first. */
function extra64(...values: number[]): Buffer {
  const extra = Buffer.alloc(8 + 4 + values.length * 8)
  extra.writeUInt16LE(0x5455, 0)
  extra.writeUInt16LE(4, 2)
  extra.writeUInt16LE(1, 8)
  extra.writeUInt16LE(values.length * 8, 10)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 12 + index * 8)
  return extra
}

function end64(count: number, length: number, start: number): Buffer[] {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(length), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(start + length), 8)
  return [record, locator]
}
