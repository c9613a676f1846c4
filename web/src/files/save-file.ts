/** Starts a browser download of a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers lose the download if the address is revoked at once.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
