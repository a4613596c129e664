import { useEffect } from 'react'
import { isBuiltIn, type BuiltInFont, type OfferedFont } from '../../openapi/schemas/site.ts'
import './site-fonts.css'

interface Families {
  readonly heading: string
  readonly text: string
}
type Shown = Pick<OfferedFont, 'key' | 'faces'>

const SANS = "'Site Ethiopic', system-ui, sans-serif"
const SERIF = "'Site Serif', 'Site Serif Ethiopic', serif"
const BUILT_IN: Readonly<Record<BuiltInFont, Families>> = {
  noto: { heading: SANS, text: SANS },
  serif: { heading: SERIF, text: SERIF },
  mixed: { heading: SERIF, text: SANS },
}

/** The families in which a font of sites sets headings and text, as the public pages do (src/documents/font-sheet.ts). */
function familiesOf({ key }: Shown): Families {
  if (isBuiltIn(key)) return BUILT_IN[key]
  const own = `'Site ${key}', ${SANS}`
  return { heading: own, text: own }
}

/** The families of a font of sites; the files of an uploaded one are fetched once something is set in them. */
export function useSiteFont(font: Shown): Families {
  const faces = JSON.stringify(font.faces)
  useEffect(() => {
    const added = (JSON.parse(faces) as Shown['faces']).map(
      ({ weight, url }) =>
        new FontFace(`Site ${font.key}`, `url(${JSON.stringify(url)})`, { weight: `${weight}`, display: 'swap' }),
    )
    for (const face of added) document.fonts.add(face)
    return () => {
      for (const face of added) document.fonts.delete(face)
    }
  }, [font.key, faces])
  return familiesOf(font)
}
