import type { Language } from '../../../openapi/define.ts'
import type { RichText } from '../../../openapi/rich-text.ts'
import { LazyPart, partOf } from '../LazyPart.tsx'
import { FrameSkeleton } from './frame.tsx'
import type { Quoted } from './quoted.ts'
import type { PictureSource } from './PictureDialog.tsx'

const { Part: Editor } = partOf(async () => (await import('./Editor.tsx')).Editor)

export interface RichTextInputProps {
  /** What it edits; nothing is an empty list. */
  readonly text: RichText
  readonly onText: (text: RichText) => void
  readonly onBlur: () => void
  readonly name: string
  /** What it is called, for the name of its toolbar; the elements that name the text itself are in `labelledBy`. */
  readonly label: string
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly lang: Language
  /** Characters, as the schema counts them. */
  readonly max: number
  readonly tables: boolean
  /** Where its pictures come from; null: it has none. */
  readonly pictures: PictureSource | null
  /** Whether it may have merge fields of letters. */
  readonly fields?: boolean
  /** Words to be shown in it; another object asks again. */
  readonly quoted?: Quoted | null
  readonly isInvalid: boolean
  readonly isDisabled: boolean
}

/** A text with structure. The editor is fetched when this is shown; until then its place is kept. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <LazyPart
      fallback={
        <FrameSkeleton more={Number(props.tables) + Number(props.pictures !== null) + Number(props.fields ?? false)} />
      }
    >
      <Editor {...props} />
    </LazyPart>
  )
}
