/** Line drawings of 24 × 24 that stand before words; the words say what they mean. */
const drawn = (d: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
)

export const MailIcon = () => drawn('M4 6h16v12H4zM4 7l8 6 8-6')
export const PhoneIcon = () => drawn('M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2')
export const SaveIcon = () => drawn('M12 4v11m-5-5 5 5 5-5M5 20h14')
export const PageIcon = () => drawn('M5 4h14v16H5zM9 9h6M9 13h6M9 17h3')
export const ArrowIcon = () => drawn('M5 12h14m-6-6 6 6-6 6')
