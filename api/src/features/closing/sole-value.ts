/** The value in a JSON object of one key, as the bytes that were sent: what stands between the colon and the last brace. */
export function soleValue(object: Buffer): Buffer {
  return object.subarray(object.indexOf(':') + 1, object.lastIndexOf('}'))
}
