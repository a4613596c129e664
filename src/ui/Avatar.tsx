import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

export interface AvatarProps {
  /** Whose picture; initials and colour come from it. */
  readonly name: string
  readonly src?: string | null
  /** Edge in rem. */
  readonly size?: number
  /** A company's logo keeps its corners. */
  readonly square?: boolean
}

const hues = ['primary', 'secondary', 'success', 'danger', 'gray'] as const

/** Up to two first letters of the words of a name; works for Ethiopic as for Latin letters. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The same name has the same colour everywhere. */
function hueOf(name: string): (typeof hues)[number] {
  let sum = 0
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return hues[sum % hues.length] ?? 'gray'
}

/** A picture, or the initials while there is none or it cannot be loaded. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 2.5, square }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <chakra.span
      aria-hidden="true"
      colorPalette={hueOf(name)}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      overflow="hidden"
      borderRadius={square ? 'l2' : 'full'}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      fontWeight="650"
      style={{ width: `${size}rem`, height: `${size}rem`, fontSize: `${size * 0.4}rem`, lineHeight: 1 }}
    >
      {src && broken !== src ? (
        <chakra.img src={src} alt="" width="full" height="full" objectFit="cover" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </chakra.span>
  )
}
