import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type ReactNode } from 'react'
import { GroupLabel } from '../form/LabelRow.tsx'
import { TrashIcon, UploadIcon } from '../icons.tsx'
import { FileTrouble, type Trouble } from './FileTrouble.tsx'

/** What every input of a file is given by its form. */
export interface FileInputProps {
  readonly label: string
  /** For screen readers alone, where the label of what is around says it already. */
  readonly isLabelHidden?: boolean
  readonly help?: string
  readonly error?: string | undefined
  /** A small control that belongs to it: who may see it. */
  readonly aside?: ReactNode
  readonly required?: boolean
}
interface FileFrameProps extends FileInputProps {
  readonly help: string
  /** What the browser offers to choose from, as the attribute of a file input has it. */
  readonly accept: string
  readonly chooseText: string
  readonly onChoose: (file: File) => void
  /** A file is on its way: no other is taken, and the one that is kept is not removed. */
  readonly busy: boolean
  /** Null where there is nothing to remove. */
  readonly remove: Action | null
  /** Null while nothing is sent. */
  readonly cancel: Action | null
  readonly trouble: Trouble | null
  /** How far the one on its way has come. */
  readonly progress: ReactNode
  /** What is kept, before the buttons. */
  readonly children: ReactNode
}
interface Action {
  readonly text: string
  readonly act: () => void
}

/**
 * The place of one file: takes it by choice, drop or paste, shows what is kept, how far a new one has come and what
 * went wrong.
 */
export function FileFrame(props: FileFrameProps) {
  const {
    label,
    isLabelHidden = false,
    help,
    error,
    aside,
    required,
    accept,
    chooseText,
    onChoose,
    busy,
    remove,
    cancel,
    trouble,
    progress,
    children,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isWrong = Boolean(error) && trouble === null
  const take = (list: FileList | null) => {
    const file = list?.[0]
    if (file && !busy) onChoose(file)
  }
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onPaste={(event) => take(event.clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <GroupLabel id={`${id}-label`} label={label} required={required} aside={aside} isHidden={isLabelHidden} />
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="3"
        p="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        borderColor={isOver ? 'primary.solid' : isWrong ? 'border.error' : 'border.control'}
        bg={isOver ? 'primary.subtle' : 'bg.panel'}
      >
        <chakra.div display="flex" flexWrap="wrap" gap="3" columnGap="4" alignItems="center">
          {children}
          <chakra.div flex="1 1 12rem" minWidth="0" display="flex" flexDirection="column" gap="2">
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button
                type="button"
                size="sm"
                variant="outline"
                colorPalette="gray"
                aria-describedby={`${id}-help ${id}-error`}
                aria-disabled={busy || undefined}
                {...(isWrong ? { 'aria-invalid': true } : {})}
                onClick={() => (busy ? undefined : input.current?.click())}
              >
                <UploadIcon />
                {chooseText}
              </Button>
              {remove && !busy ? (
                <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={remove.act}>
                  <TrashIcon />
                  {remove.text}
                </Button>
              ) : null}
              {cancel ? (
                <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={cancel.act}>
                  {cancel.text}
                </Button>
              ) : null}
            </chakra.div>
            <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted">
              {help}
            </chakra.div>
          </chakra.div>
        </chakra.div>
        <chakra.div role="status" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
          {progress}
        </chakra.div>
        <FileTrouble id={`${id}-error`} trouble={trouble} error={error} />
      </chakra.div>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again after it was refused.
          event.target.value = ''
        }}
      />
    </chakra.div>
  )
}

interface ShareSentProps {
  readonly text: string
  /** 0 to 1. */
  readonly share: number
}
/** How much of a file is sent, in words and as a bar. */
export const ShareSent = ({ text, share }: ShareSentProps) => (
  <chakra.label display="flex" flexDirection="column" gap="1" overflowWrap="anywhere">
    {text}
    <chakra.progress value={share} max={1} width="full" height="2" accentColor="primary.solid" />
  </chakra.label>
)
