/**
 * A modal dialog stays when the focus goes elsewhere: what closes as it opens gives the focus back to the page, on a
 * slow phone after the dialog has begun to listen. The dialog takes the focus again by itself.
 */
export function keepsOpen(event: Event): void {
  event.preventDefault()
}
