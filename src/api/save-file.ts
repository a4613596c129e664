/** Hands a file to the person, under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click; freeing it at once would cancel that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
