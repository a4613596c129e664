/**
 * A list of a combobox that is open in a dialog or popover closes first: it's a popover of the browser, which Chakra
 * doesn't know.
 */
export function leavesEscapeToList(event: Event): void {
  const list = document.querySelector<HTMLElement>(':popover-open')
  if (!list) return
  event.preventDefault()
  list.hidePopover()
}
