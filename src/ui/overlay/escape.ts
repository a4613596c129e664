/**
 * Chakra hears keys for a panel a few frames after it has opened. Until then the focus is on its button or field, and
 * Escape is the panel's, not of the dialog or panel around it.
 */
export function leavesEscapeToPanel(event: Event): void {
  if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
