/** Hands a file to the browser to be saved, under its own name. From bytes that are here already, so that it works without a network as well. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes the bytes once the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
