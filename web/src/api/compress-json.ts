const itemsAtOnce = 500

/** The media type of the result of `compressJson`. */
export const compressedType = 'application/gzip'

/**
 * An object as compressed JSON. Its lists may be generators. They are written piece by piece, so the whole text is
 * never in memory and messages are handled in between.
 */
export async function compressJson(value: object): Promise<Blob> {
  const texts = jsonTexts(value)
  const text = new ReadableStream<string>({
    async pull(controller) {
      await nextTask()
      const { done, value: next } = texts.next()
      if (done) controller.close()
      else controller.enqueue(next)
    },
  })
  const compressed = text.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'))
  return new Blob([await new Response(compressed).blob()], { type: compressedType })
}

/** Parses JSON, compressed or not. */
export async function readJson(blob: Blob): Promise<unknown> {
  if (blob.type !== compressedType) return JSON.parse(await blob.text())
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).json()
}

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

function* jsonTexts(value: object): Generator<string> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  for (const [index, [name, part]] of entries.entries()) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`
    if (isList(part)) yield* listTexts(part)
    else yield JSON.stringify(part)
  }
  yield entries.length === 0 ? '{}' : '}'
}

function isList(part: unknown): part is Iterable<unknown> {
  return typeof part === 'object' && part !== null && Symbol.iterator in part
}

function* listTexts(items: Iterable<unknown>): Generator<string> {
  let before = '['
  for (const piece of pieces(items)) {
    yield before + JSON.stringify(piece).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function* pieces(items: Iterable<unknown>): Generator<unknown[]> {
  let piece: unknown[] = []
  for (const item of items) {
    piece.push(item)
    if (piece.length < itemsAtOnce) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}
