export function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const joined = new Uint8Array(one.length + other.length)
  joined.set(one)
  joined.set(other, one.length)
  return joined
}
