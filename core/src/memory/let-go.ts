/** Some engines that the product still runs on cannot. */
type Detachable = ArrayBufferLike & { transfer?: (length: number) => unknown }

/**
 * Gives back the memory of a typed array that is no longer needed, at once where the engine can: otherwise it would stay until
 * the next garbage collection, which large arrays do not hasten. The array is empty afterwards.
 */
export function letGo({ buffer }: { readonly buffer: ArrayBufferLike }): void {
  ;(buffer as Detachable).transfer?.(0)
}
