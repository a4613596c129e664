import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { pages } from '../../../openapi/routes.ts'
import { replyBody, type InboxMessage, type MessageState } from '../../../openapi/schemas/message.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { Facts } from './Facts.tsx'
import { MessageChip } from './InboxView.tsx'

export interface MessageDetailsProps {
  readonly row: InboxMessage
  readonly mark: SaveView<{ readonly state: MessageState }, InboxMessage>
  readonly reply: SaveView<{ readonly text: string }, InboxMessage>
  readonly remove: SaveView<null, InboxMessage>
  /** Shows the message as it is now. */
  readonly onReceive: (now: InboxMessage) => void
}

/** What somebody wrote, what was answered, and what can be done with it. */
export function MessageDetails({ row, mark, reply, remove, onReceive }: MessageDetailsProps) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const theirs = mark.theirs ?? reply.theirs
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      {theirs ? (
        <Notice
          kind="warning"
          title={t('inbox.stale')}
          actions={
            <Button size="sm" onClick={() => onReceive(theirs)}>
              {t('inbox.stale.show')}
            </Button>
          }
        />
      ) : null}
      <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <MessageChip state={row.state} />
        <chakra.span color="fg.muted">{t('inbox.received.on', { date: dateTime(row.received_at) })}</chakra.span>
        {row.handled_at ? (
          <chakra.span color="fg.muted">
            {row.handled_by
              ? t('inbox.handled.by', { name: row.handled_by, date: dateTime(row.handled_at) })
              : t('inbox.handled.on', { date: dateTime(row.handled_at) })}
          </chakra.span>
        ) : null}
      </chakra.p>
      <Facts
        facts={[
          { label: t('inbox.name'), value: row.username ? <Writer row={row} username={row.username} /> : row.name },
          {
            label: t('administration.email'),
            value: (
              <Link href={`mailto:${row.email}`} variant="underline" minHeight="6">
                {row.email}
              </Link>
            ),
          },
          ...(row.plan ? [{ label: t('inbox.plan'), value: pick(row.plan)?.text ?? '–' }] : []),
        ]}
      />
      <chakra.blockquote
        lang={row.language}
        ps="3"
        borderInlineStartWidth="3px"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {row.text}
      </chakra.blockquote>
      <Replies row={row} />
      <ReplyForm row={row} save={reply} />
      <Marks row={row} mark={mark} remove={remove} />
    </chakra.div>
  )
}

const Writer = ({ row, username }: { readonly row: InboxMessage; readonly username: string }) => (
  <>
    {row.name}{' '}
    <Link
      href={pages.website.path.replace('{username}', username)}
      target="_blank"
      rel="noreferrer"
      variant="underline"
      minHeight="6"
    >
      @{username}
    </Link>
  </>
)

function Replies({ row: { replies, language } }: Pick<MessageDetailsProps, 'row'>) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  if (replies.length === 0) return null
  return (
    <chakra.section display="flex" flexDirection="column" gap="3">
      <chakra.h3 textStyle="md" fontWeight="650">
        {t('inbox.replies')}
      </chakra.h3>
      {replies.map(({ text, by, at }) => (
        <chakra.div key={at} borderWidth="1px" borderRadius="l3" p="4">
          <chakra.p textStyle="sm" color="fg.muted" mb="1">
            {by ? t('inbox.reply.by', { name: by, date: dateTime(at) }) : dateTime(at)}
          </chakra.p>
          <chakra.p lang={language} whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </chakra.div>
      ))}
    </chakra.section>
  )
}

const body = replyBody.pick({ text: true })

function ReplyForm({ row, save }: { readonly row: InboxMessage; readonly save: MessageDetailsProps['reply'] }) {
  const { t } = useTexts()
  const form = useSchemaForm(body, { text: save.values?.text ?? '' })
  const text = String(useWatch({ control: form.control as unknown as Control, name: 'text' }) ?? '')
  return (
    <Form form={form} draft={`reply ${row.id}`} save={save} onSubmit={(values) => save.submit(values)}>
      <TextAreaField
        control={form.control}
        name="text"
        label={t('inbox.answer')}
        help={t('inbox.answer.help', { email: row.email, language: t(`inbox.language.${row.language}`) })}
        rows={5}
        required
      />
      <chakra.div display="flex" justifyContent="flex-end">
        <SubmitButton
          busy={save.busy}
          // What waited for the line goes out by itself: a press that comes too late for it sends nothing.
          waiting={row.replies.length > 0 && text === ''}
          busyText={t('resource.saving')}
        >
          {t('inbox.answer.send')}
        </SubmitButton>
      </chakra.div>
    </Form>
  )
}

function Marks({ row, mark, remove }: Pick<MessageDetailsProps, 'row' | 'mark' | 'remove'>) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const failure = mark.trouble === 'stale' ? remove.failure : (mark.failure ?? remove.failure)
  const said = failure ? failureText(failure, t) : null
  const next = row.state === 'new' ? 'handled' : 'new'
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {said ? (
        <Notice kind="error" title={said.title}>
          {said.text}
        </Notice>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          variant="outline"
          colorPalette="gray"
          aria-disabled={mark.busy}
          onClick={() => (mark.busy ? undefined : mark.submit({ state: next }))}
        >
          {t(next === 'handled' ? 'inbox.handle' : 'inbox.reopen')}
        </Button>
        <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
          {t('inbox.delete')}
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={isAsking}
        title={t('inbox.delete.title')}
        text={t('inbox.delete.text', { name: row.name })}
        confirm={t('inbox.delete')}
        destructive
        busy={remove.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          remove.submit(null)
        }}
      />
    </chakra.div>
  )
}
