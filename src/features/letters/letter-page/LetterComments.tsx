import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { z } from 'zod'
import { letterCommentBody, type Letter } from '../../../../openapi/schemas/letter.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import type { Quoted } from '../../../ui/rich-text/quoted.ts'
import { useDates } from '../../../ui/useDates.ts'
import { paragraphsOf, quotedIn } from './quoted-place.ts'
import { useFieldNames } from './useFieldNames.ts'
import { commentSave, resolveSave } from './letter-page.effects.ts'

interface LetterCommentsProps {
  readonly letter: Letter
  readonly onChange: (letter: Letter) => void
  /** The words of a comment are to be shown in the text. */
  readonly onQuoted: (quoted: Quoted) => void
}
type Comment = Letter['comments'][number]

/** What author and approvers say to each other about a letter. */
export function LetterComments({ letter, onChange, onQuoted }: LetterCommentsProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [sent, setSent] = useState(0)
  const [machine] = useState(() => resolveSave)
  const resolve = useSave(machine, {
    row: null,
    onSaved: onChange,
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.page.comment.failed.resolve'), text: text || title })
    },
  })
  const { comments, abilities } = letter
  if (comments.length === 0 && !abilities.comment) return null
  return (
    <Panel title={t('letter.page.comments')}>
      <chakra.div display="grid" gap="5">
        {comments.length === 0 ? null : (
          <chakra.ul listStyleType="none" display="grid" gap="4">
            {comments.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                quoted={quotedIn(letter, comment)}
                onQuoted={onQuoted}
                onResolve={
                  abilities.comment && !resolve.busy
                    ? () => resolve.submit({ id: comment.id, resolved: comment.resolved_at === null })
                    : null
                }
              />
            ))}
          </chakra.ul>
        )}
        {abilities.comment ? (
          <CommentForm
            key={sent}
            letter={letter}
            onSent={(now) => {
              onChange(now)
              setSent(sent + 1)
            }}
          />
        ) : null}
      </chakra.div>
    </Panel>
  )
}

interface CommentItemProps {
  readonly comment: Comment
  /** Where its words stand; null: it quotes none, or they have left the letter since. */
  readonly quoted: Quoted | null
  readonly onQuoted: (quoted: Quoted) => void
  readonly onResolve: (() => void) | null
}
function CommentItem({ comment, quoted, onQuoted, onResolve }: CommentItemProps) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const { author, text, created_at, resolved_at } = comment
  const { inWords } = useFieldNames()
  const quote = comment.quote === null ? null : inWords(comment.quote)
  return (
    <chakra.li display="grid" gap="1" overflowWrap="anywhere">
      <chakra.p display="flex" flexWrap="wrap" columnGap="2" alignItems="center" textStyle="sm">
        <chakra.span fontWeight="600">{pick(author?.name ?? null)?.text ?? t('letter.page.gone')}</chakra.span>
        <chakra.span color="fg.muted">{dateTime(created_at)}</chakra.span>
        {resolved_at === null ? null : <StatusChip tone="success">{t('letter.page.comment.resolved')}</StatusChip>}
      </chakra.p>
      {quote === null ? null : (
        <chakra.blockquote ps="3" borderInlineStartWidth="2px" color="fg.muted">
          {quoted === null ? (
            <>
              {quote}
              <chakra.p textStyle="sm">{t('letter.page.comment.gone')}</chakra.p>
            </>
          ) : (
            <chakra.button
              type="button"
              display="block"
              width="full"
              minHeight="11"
              py="1"
              textAlign="start"
              cursor="pointer"
              borderRadius="l1"
              focusVisibleRing="outside"
              _hover={{ color: 'fg' }}
              onClick={() => onQuoted({ ...quoted })}
            >
              {quote}
              <chakra.span display="block" textStyle="sm" color="primary.fg" textDecoration="underline">
                {t('letter.page.comment.show')}
              </chakra.span>
            </chakra.button>
          )}
        </chakra.blockquote>
      )}
      <chakra.p whiteSpace="pre-line">{text}</chakra.p>
      {onResolve === null ? null : (
        <div>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onResolve}>
            {t(resolved_at === null ? 'letter.page.comment.resolve' : 'letter.page.comment.reopen')}
          </Button>
        </div>
      )}
    </chakra.li>
  )
}

/** Of a paragraph so much is quoted, in characters. */
const MOST_QUOTED = 300
const written = z.strictObject({ about: z.string().nullable(), text: letterCommentBody.shape.text })
interface CommentFormProps {
  readonly letter: Pick<Letter, 'id' | 'body' | 'lang'>
  readonly onSent: (letter: Letter) => void
}
function CommentForm({ letter: { id, body, lang }, onSent }: CommentFormProps) {
  const { t } = useTexts()
  const form = useSchemaForm(written, {})
  const [machine] = useState(() => commentSave)
  const save = useSave(machine, { row: null, onSaved: onSent, failed: t('letter.page.comment.failed') })
  const paragraphs = paragraphsOf(body)
  const { inWords } = useFieldNames()
  return (
    <Form
      form={form}
      save={save}
      isSmall
      onSubmit={({ about, text }) => {
        const block = about === null ? null : Number(about)
        const quote = block === null ? null : (paragraphs[block] ?? '').slice(0, MOST_QUOTED)
        save.submit({ id, body: { block, quote, text } })
      }}
    >
      <SelectField
        control={form.control}
        name="about"
        label={t('letter.page.comment.about')}
        help={t('letter.page.comment.about.help')}
        choices={paragraphs.flatMap((words, at) =>
          words === '' ? [] : [{ value: String(at), label: inWords(words).slice(0, 80), lang }],
        )}
      />
      <TextAreaField control={form.control} name="text" label={t('letter.page.comment')} rows={2} required />
      <div>
        <SubmitButton busy={save.busy} variant="outline" colorPalette="gray">
          {t('letter.page.comment.send')}
        </SubmitButton>
      </div>
    </Form>
  )
}
