const signature = 0x02014b50

/** The lower bound of any reader: each entry inflated by the browser, and each byte looked at once. */
export async function scanEntries(file: File): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  let tags = 0
  let at = view.getUint32(bytes.length - 6, true)
  for (; view.getUint32(at, true) === signature; at += 46 + view.getUint16(at + 28, true)) {
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    tags += await countTags(bytes.subarray(start, start + view.getUint32(at + 20, true)))
  }
  return tags
}

async function countTags(compressed: Uint8Array<ArrayBuffer>): Promise<number> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < compressed.length; at += 16_384)
        controller.enqueue(compressed.subarray(at, at + 16_384))
      controller.close()
    },
  })
  const inflated = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let tags = 0
  for (;;) {
    const { done, value } = await inflated.read()
    if (done) return tags
    for (let at = 0; at < value.length; at += 1) if (value[at] === 60) tags += 1
  }
}
