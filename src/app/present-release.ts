interface Ways {
  /** Asked last: nothing unsaved would be lost, and the page was not loaded anew just now. */
  readonly mayLeave: () => boolean
  /** Whether the server answers at all. */
  readonly answers: (address: string) => Promise<boolean>
  readonly go: (address: string) => void
}

/** Whether anything answers there; rejects never. */
export const serverAnswers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Loads `address` in full, because a part of this page could not be fetched: most often it is one of a former release.
 * When the line is what is missing, the page stays: a full load would end on the browser's own error page, with
 * everything that was open here gone.
 */
export async function loadPresentRelease(address: string, { mayLeave, answers, go }: Ways): Promise<void> {
  if ((await answers(address)) && mayLeave()) go(address)
}
