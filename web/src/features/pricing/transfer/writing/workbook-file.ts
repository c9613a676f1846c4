const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bytes of a workbook as a file to download. */
export async function workbookFile(bytes: ReadableStream<Uint8Array> | Uint8Array): Promise<Blob> {
  return new Blob([await new Response(bytes as BodyInit).arrayBuffer()], { type: mediaType })
}
