import { chakra } from '@chakra-ui/react/styled-system'
import type { Command } from 'prosemirror-state'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { plainText } from '../../../openapi/rich-text-content.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../Notice.tsx'
import { linkAt, removeLink, setLink } from './commands.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { insertField } from './field-node.ts'
import { Frame, textHeight } from './frame.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { blockLooks } from './looks.ts'
import { addPicture, putPicture, removePicture, selectedPicture } from './picture-commands.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { showQuoted } from './quoted-mark.ts'
import type { Quoted } from './quoted.ts'
import type { RichTextInputProps } from './RichTextInput.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './useEditor.ts'

/** A paste that is so many times too long is not taken: its reader would have to delete nearly all of it. */
const FAR_TOO_LONG = 3

/** Files that wait for their words, and which of them is asked about; none: a picture is to be chosen. */
interface Asked {
  readonly files: readonly File[]
  /** From 1. */
  readonly number: number
}
const NEW_PICTURE: Asked = { files: [], number: 1 }

const looks = {
  '& .ProseMirror': {
    height: textHeight,
    minHeight: '8rem',
    resize: 'vertical',
    overflowY: 'auto',
    p: '3',
    textStyle: 'md',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: '0',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    ...blockLooks,
  },
  '& .ProseMirror[aria-disabled]': { opacity: '0.5', cursor: 'disabled' },
} as const

/** The editor itself, fetched when a form with one is opened. Its texts are counted as the contract counts them. */
export function Editor({
  text,
  onText,
  onBlur,
  name,
  label,
  labelledBy,
  describedBy,
  lang,
  max,
  tables,
  pictures,
  fields = false,
  quoted = null,
  isInvalid,
  isDisabled,
}: RichTextInputProps) {
  const { t } = useTexts()
  const id = useId()
  const [refused, setRefused] = useState(0)
  const [isLinking, setLinking] = useState(false)
  /** The pictures that are asked for one after another; null is one that is not chosen yet. */
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isChoosingField, setChoosingField] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const left = max - plainText(text).length
  const { host, state, run, focus } = useEditor({
    text,
    onText: (next) => {
      setRefused(0)
      onText(next)
    },
    pictures: pictures && {
      urlOf: pictures.urlOf,
      onFiles: (files) => {
        setLeftOut(0)
        if (!isDisabled) setAsked({ files, number: 1 })
      },
      onAsked: () => setAsked(isDisabled ? null : NEW_PICTURE),
      onLeftOut: setLeftOut,
    },
    fields: fields
      ? { labelOf: (field) => t(`field.rich.field.${field}`), onAsked: () => setChoosingField(!isDisabled) }
      : null,
    onBlur,
    onLinkKey: () => setLinking(!isDisabled),
    takes: (characters) => {
      const isTaken = characters <= FAR_TOO_LONG * max
      setRefused(isTaken ? 0 : characters)
      return isTaken
    },
    isDisabled,
    tables,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': [describedBy, `${id}-foot`].filter(Boolean).join(' '),
      'aria-invalid': isInvalid ? 'true' : undefined,
      'aria-disabled': isDisabled ? 'true' : undefined,
      // A long text is scrolled by keys also where it cannot be changed.
      tabindex: isDisabled ? '0' : undefined,
      'data-name': name,
      lang,
      translate: 'no',
    },
  })
  // A press on the label comes here, as it does to any other field.
  useEffect(() => {
    const labels = labelledBy.split(' ').flatMap((one) => document.getElementById(one) ?? [])
    for (const one of labels) one.addEventListener('click', focus)
    return () => {
      for (const one of labels) one.removeEventListener('click', focus)
    }
  })
  const show = useEffectEvent((place: Quoted) => run(showQuoted(place)))
  useEffect(() => {
    if (quoted !== null) show(quoted)
  }, [quoted])
  const toText = () => host.current?.querySelector<HTMLElement>('[role=textbox]') ?? null
  const goOn = () =>
    setAsked((now) => (now && now.number < now.files.length ? { ...now, number: now.number + 1 } : null))
  /**
   * Closes a dialog and does what it asked for. The dialog is gone before the text takes the focus back: as long as it is
   * there it keeps the focus, and what is typed at once would land where the browser's cursor was before.
   */
  const after = (close: () => void, command: Command) => {
    flushSync(close)
    run(command)
  }
  const held = selectedPicture(state)
  const file = asked?.files[asked.number - 1] ?? null
  const link = isLinking ? linkAt(state) : null
  return (
    <chakra.div width="full" minWidth="0" css={looks}>
      <Frame
        isInvalid={isInvalid || left < 0}
        toolbar={
          <Toolbar
            label={label}
            controls={id}
            state={state}
            disabled={isDisabled}
            extras={{ tables, pictures: pictures !== null, fields }}
            onTool={({ run: tool }) => {
              if (tool === 'link') setLinking(true)
              else if (tool === 'picture') setAsked(NEW_PICTURE)
              else if (tool === 'field') setChoosingField(true)
              else run(tool)
            }}
          />
        }
        text={<div ref={host} />}
        foot={
          isDisabled ? null : (
            <chakra.span id={`${id}-foot`} {...(left < 0 ? { color: 'fg.error', fontWeight: 'medium' } : {})}>
              {left < 0 ? t('field.rich.over', { count: -left }) : t('field.rich.left', { count: left })}
            </chakra.span>
          )
        }
      />
      {/* It stands here before there is anything to say, so that what comes is spoken. */}
      <chakra.div aria-live="polite" mt={refused > 0 || left < 0 || leftOut > 0 ? '2' : '0'} textStyle="sm">
        {refused > 0 ? (
          <Notice kind="error">{t('field.rich.paste', { count: refused, maximum: max })}</Notice>
        ) : left < 0 ? (
          t('field.rich.is_over')
        ) : null}
        {leftOut > 0 ? <Notice kind="info">{t('field.rich.picture.left_out', { count: leftOut })}</Notice> : null}
      </chakra.div>
      {isLinking ? (
        <LinkDialog
          href={link?.href ?? null}
          asksText={link === null && state.selection.empty}
          finalFocus={toText}
          onClose={() => setLinking(false)}
          onRemove={() => after(() => setLinking(false), removeLink)}
          onLink={(href, words) => after(() => setLinking(false), setLink(href, words))}
        />
      ) : null}
      {isChoosingField ? (
        <FieldDialog
          finalFocus={toText}
          onClose={() => setChoosingField(false)}
          onField={(field) => after(() => setChoosingField(false), insertField(field))}
        />
      ) : null}
      {pictures && asked ? (
        <PictureDialog
          key={asked.number}
          source={pictures}
          held={file === null ? held : null}
          file={file}
          place={{ number: asked.number, total: Math.max(1, asked.files.length) }}
          lang={lang}
          finalFocus={toText}
          onClose={goOn}
          onRemove={() => after(goOn, removePicture)}
          onPut={(picture) => after(goOn, file === null ? putPicture(picture) : addPicture(picture))}
        />
      ) : null}
    </chakra.div>
  )
}
