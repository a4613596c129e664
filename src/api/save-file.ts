/** Hands over what is at an address of ours. A name that the server gives it goes before this one. */
export function saveAddress(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Hands a file to the person, under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  saveAddress(url, name)
  // The browser reads the file after the click; freeing it at once would cancel that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
