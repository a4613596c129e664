import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useWatch, type Control, type FieldValues, type UseFormSetValue } from 'react-hook-form'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import {
  filled,
  mailIn,
  MERGE_FIELDS,
  tokenOf,
  type MergeField,
  type MergeValues,
} from '../../../openapi/stage-mail.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import type { HeldStage } from './process.ts'

interface MailFieldsProps {
  readonly control: Control
  readonly setValue: UseFormSetValue<FieldValues>
  /** `stages.2` */
  readonly path: string
  readonly stageName: string
}
const SAMPLE_LINK = `${globalThis.location.origin}${pages.appliedJobs.path}/…`
/** Where a field is put: the part of the mail, its language, and the place in its text. */
interface Cursor {
  readonly part: 'subject' | 'text'
  readonly lang: 'en' | 'am'
  readonly at: number
}

/** A mail of which no language is whole yet: what there is of it in the reader's language, or in the other. */
function begunIn({ subject, text }: NonNullable<HeldStage['mail']>, lang: 'en' | 'am') {
  const other = lang === 'en' ? 'am' : 'en'
  const of = (subject[lang] ?? text[lang] ?? '').trim() === '' ? other : lang
  return { lang: of, subject: subject[of] ?? '', text: text[of] ?? '' }
}

/** The mail that is sent when somebody enters a stage, with the fields that it may have, and what becomes of them. */
export function MailFields({ control, setValue, path, stageName }: MailFieldsProps) {
  const { t, lang } = useTexts()
  const cursor = useRef<Cursor | null>(null)
  const mail = useWatch({ control, name: `${path}.mail` }) as HeldStage['mail'] | undefined
  const remember = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const [, part, of] = /\.mail\.(subject|text)\.(en|am)$/.exec(target.name) ?? []
    if (part && of)
      cursor.current = { part: part as Cursor['part'], lang: of as Cursor['lang'], at: target.selectionEnd ?? 0 }
  }
  const insert = (field: MergeField) => {
    const { part, lang: of, at } = cursor.current ?? { part: 'text', lang, at: Infinity }
    const text: Localized = mail?.[part] ?? {}
    const before = text[of] ?? ''
    const place = Math.min(at, before.length)
    const next = `${before.slice(0, place)}${tokenOf(field)}${before.slice(place)}`
    setValue(`${path}.mail.${part}`, { ...text, [of]: next }, { shouldDirty: true })
    cursor.current = { part, lang: of, at: place + tokenOf(field).length }
  }
  const shown = mail ? (mailIn(mail, lang) ?? begunIn(mail, lang)) : null
  const sample = Object.fromEntries(
    MERGE_FIELDS.map((field) => [
      field,
      field === 'stage' ? stageName : field === 'link' ? SAMPLE_LINK : t(`hiring.field.${field}.sample`),
    ]),
  ) as MergeValues
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      onSelectCapture={({ target }) => remember(target)}
      onKeyUpCapture={({ target }) => remember(target)}
    >
      <LocalizedField control={control} name={`${path}.mail.subject`} label={t('hiring.mail.subject')} />
      <LocalizedField control={control} name={`${path}.mail.text`} label={t('hiring.mail.text')} long />
      <chakra.div role="group" aria-label={t('hiring.mail.fields')} display="flex" flexWrap="wrap" gap="2">
        {MERGE_FIELDS.map((field) => (
          <Button
            key={field}
            type="button"
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => insert(field)}
          >
            {t(`hiring.field.${field}`)}
          </Button>
        ))}
      </chakra.div>
      <chakra.p textStyle="xs" color="fg.muted">
        {t('hiring.mail.fields.help')}
      </chakra.p>
      {shown === null || `${shown.subject}${shown.text}`.trim() === '' ? null : (
        <chakra.figure borderWidth="1px" borderRadius="l2" p="4" m="0" lang={shown.lang}>
          <chakra.figcaption textStyle="xs" color="fg.muted" mb="2">
            {t('hiring.mail.preview')}
          </chakra.figcaption>
          <chakra.p fontWeight="600" overflowWrap="anywhere">
            {filled(shown.subject, sample)}
          </chakra.p>
          <chakra.p mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {filled(shown.text, sample)}
          </chakra.p>
        </chakra.figure>
      )}
    </chakra.div>
  )
}
