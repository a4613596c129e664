import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { InterfaceText } from '../../../openapi/schemas/text.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useDates } from '../../ui/useDates.ts'
import { textFields, type Wording } from './texts.effects.ts'

export interface TextFormProps {
  readonly save: SaveView<Wording, InterfaceText>
  readonly onCancel: () => void
}
const LANGUAGES = ['en', 'am'] as const
/** Letters of an original that fit into a line or two. */
const A_LINE = 60

type Held = Pick<InterfaceText, 'en' | 'am'>
/** What is said now in each language: an administrator's words, or else the original. */
const saidNow = (original: InterfaceText['original'], { en, am }: Held): Held => ({
  en: en ?? original.en,
  am: am ?? original.am,
})
/** What is kept: words that are the original's are none of one's own. */
const ownWords = (original: InterfaceText['original'], said: Wording): Wording => ({
  en: said.en === original.en.trim() ? null : said.en,
  am: said.am === original.am.trim() ? null : said.am,
})

/** The wording of one text in each language. It begins with what is said now; an empty field is the original. */
export function TextForm({ save, onCancel }: TextFormProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { row } = save
  const original = row?.original ?? { en: '', am: '' }
  const form = useSchemaForm(textFields, saidNow(original, save.values ?? row ?? { en: null, am: null }))
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(textFields, saidNow(original, values)) as object,
    describe: ({ mine, theirs }) =>
      LANGUAGES.map((field) => ({
        field,
        label: t(`administration.texts.own.${field}`),
        mine: mine[field] ?? t('administration.texts.original'),
        theirs: theirs[field] ?? t('administration.texts.original'),
      })),
  })
  if (row === null) return null
  const isChanged = row.en !== null || row.am !== null
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body): Wording => ownWords(original, body)}
      conflict={conflict}
      draft={`text ${row.id}`}
      onCancel={onCancel}
    >
      <chakra.p color="fg.muted" textStyle="sm">
        {t('administration.texts.own.help')}
      </chakra.p>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          control={form.control}
          name={language}
          label={t(`administration.texts.own.${language}`)}
          help={t('administration.texts.original.is', { text: row.original[language] })}
          // Most texts are a word or a line: with more room the form is taller than a phone.
          rows={row.original[language].length > A_LINE ? 3 : 2}
          lang={language}
        />
      ))}
      {isChanged ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <chakra.p color="fg.muted" textStyle="sm">
            {row.changed_at === null
              ? null
              : row.changed_by === null
                ? t('administration.texts.changed.on', { date: date(row.changed_at) })
                : t('administration.texts.changed.by', { date: date(row.changed_at), name: row.changed_by })}
          </chakra.p>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-disabled={save.busy}
            onClick={() => (save.busy ? undefined : save.submit({ en: null, am: null }))}
          >
            {t('administration.texts.restore')}
          </Button>
        </chakra.div>
      ) : null}
    </SaveForm>
  )
}
