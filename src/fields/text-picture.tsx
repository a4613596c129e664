import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react'
import { usePictureField } from '../hooks/usePictureField.ts'
import type { UploadMachine } from '../machines/upload/upload.machine.ts'
import { PictureInput } from '../ui/picture/PictureInput.tsx'
import type { PictureFileProps } from '../ui/rich-text/PictureDialog.tsx'

/** What is shown of one before anybody knows how wide it is. */
const ASPECT = 4 / 3

/** A picture of a text, sent by `machine`. It is never cut: all of it is confirmed as soon as it is open. */
export function textPicture(machine: UploadMachine): ComponentType<PictureFileProps> {
  return function TextPicture({ control, name, label, urlOf, file }) {
    const { picture, error } = usePictureField(machine, { control, name, urlOf })
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
}
