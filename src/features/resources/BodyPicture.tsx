import { useEffect, useEffectEvent, useRef } from 'react'
import { pictureMachine } from '../../fields/picture-machine.ts'
import { usePictureField } from '../../hooks/usePictureField.ts'
import { recallFile } from '../../ui/form/useFileField.ts'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import type { PictureFileProps, PictureSource } from '../../ui/rich-text/PictureDialog.tsx'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'

/** What is shown of one before anybody knows how wide it is. */
const ASPECT = 4 / 3

/** The pictures of a text of this entry: those that are saved with it, and those that were sent in this tab. */
export const bodyPictures = (row: AnyRow | null): PictureSource => ({
  urlOf: (file) => fileOf(row, file)?.url ?? recallFile(file)?.url ?? null,
  File: BodyPicture,
})

/** A picture of a text is never cut: all of it is confirmed as soon as it is open. */
function BodyPicture({ control, name, label, urlOf, file }: PictureFileProps) {
  const { picture, error } = usePictureField(pictureMachine, { control, name, urlOf })
  const { phase, isCutting, size, area, confirm, choose } = picture
  const isSent = useRef(false)
  const send = useEffectEvent(() => {
    if (file === null || isSent.current) return
    isSent.current = true
    choose(file)
  })
  useEffect(() => send(), [])
  useEffect(() => {
    if (phase !== 'cropping' || isCutting || size === null) return
    area({ x: 0, y: 0, ...size })
    confirm()
  })
  const shown = { ...picture, opened: null, phase: phase === 'cropping' ? ('opening' as const) : phase }
  return <PictureInput label={label} required aspect={ASPECT} error={error} picture={shown} />
}
