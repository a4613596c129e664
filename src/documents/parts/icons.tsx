import { ICON_PATHS } from '../../../openapi/icon-paths.ts'
import type { IconName } from '../../../openapi/schemas/icon-name.ts'

/** Line drawings of 24 × 24 that stand before words; the words say what they mean. */
const drawn = (d: string) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
)

export const MailIcon = () => drawn('M4 6h16v12H4zM4 7l8 6 8-6')
export const PhoneIcon = () =>
  drawn('M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2')
export const SaveIcon = () => drawn('M12 4v11m-5-5 5 5 5-5M5 20h14')
export const PageIcon = () => drawn('M5 4h14v16H5zM9 9h6M9 13h6M9 17h3')
export const ArrowIcon = () => drawn('M5 12h14m-6-6 6 6-6 6')
export const GlobeIcon = () => drawn(GLOBE)
export const BellIcon = () => drawn('M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4')
export const VerifiedIcon = () =>
  drawn(
    'M12 2.5l2.7 2 3.3-.1 1 3.2 2.7 2L20.7 12l1 3.1-2.7 2-1 3.2-3.3-.1-2.7 2-2.7-2-3.3.1-1-3.2-2.7-2L3.3 12l-1-3.1 2.7-2 1-3.2 3.3.1zM8.3 12.2l2.5 2.6 4.9-5.2',
  )
export const PinIcon = () => drawn('M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4')

/**
 * Where else someone is found, drawn in our own lines: a sign to look for, not the platform's mark. Others have a
 * globe.
 */
const PLATFORMS: Readonly<Record<string, string>> = {
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8v.01M12 16v-5m0 2.5c0-3 4-3 4 0V16',
  github: 'M9 8 5 12l4 4M15 8l4 4-4 4',
  gitlab: 'M9 8 5 12l4 4M15 8l4 4-4 4',
  telegram: 'M3 11 21 4l-3 16-6-5-3 3v-5l8-6-10 5z',
  whatsapp: 'M4 20l1.5-4A8 8 0 1 1 8 18.5zM9 9c0 3 3 6 6 6',
  facebook: 'M4 4h16v16H4zM15 8h-1c-1.5 0-2 1-2 2v10M9.5 13H15',
  instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M16.5 7.5v.01',
  x: 'M5 5l14 14M19 5 5 19',
  twitter: 'M5 5l14 14M19 5 5 19',
  youtube: 'M4 6h16v12H4zM10.5 9.5l4 2.5-4 2.5z',
  tiktok: 'M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4c0 3 2 5 5 5',
}
const GLOBE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18'
export const PlatformIcon = ({ platform }: { platform: string }) =>
  drawn(Object.hasOwn(PLATFORMS, platform) ? (PLATFORMS[platform] ?? GLOBE) : GLOBE)

/** The drawing of an entry; nothing where it has none. */
export const EntryIcon = ({ name }: { readonly name: IconName | null }) =>
  name === null ? null : drawn(ICON_PATHS[name])
