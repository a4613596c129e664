import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { z } from 'zod'
import { pages } from '../../../../openapi/routes.ts'
import { letterRevocation, type Letter } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { detailOf } from '../../../machines/failure.ts'
import { NOTHING_SAID_OF_LETTER, type letterMachine } from '../../../machines/letter/letter.machine.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { SwitchField } from '../../../ui/form/SwitchField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useSession } from '../../../ui/session-context.ts'

interface LetterQuestionProps {
  readonly letter: Pick<Letter, 'separate' | 'recipients' | 'together_issued'>
  readonly snapshot: SnapshotFrom<typeof letterMachine>
  readonly send: (event: EventFromLogic<typeof letterMachine>) => void
}
const noted = letterRevocation.pick({ note: true }).extend({ together: z.boolean() })

/** Asks before a letter is given back, rejected, taken back, issued or revoked; the first two and the last with a note. */
export function LetterQuestion(props: LetterQuestionProps) {
  const { event } = props.snapshot.context
  if (!props.snapshot.hasTag('open')) return null
  if (event === 'return' || event === 'reject' || event === 'revoke') return <NoteQuestion {...props} event={event} />
  return event === 'withdraw' || event === 'issue' ? <PlainQuestion {...props} event={event} /> : null
}

function NoteQuestion({
  letter,
  snapshot,
  send,
  event,
}: LetterQuestionProps & { readonly event: 'return' | 'reject' | 'revoke' }) {
  const { t } = useTexts()
  const form = useSchemaForm(noted, { together: false })
  const others = event === 'revoke' ? (letter.together_issued ?? 1) - 1 : 0
  const isBusy = snapshot.hasTag('busy')
  return (
    <FormDialog
      title={t(`letter.life.${event}.title`)}
      busy={isBusy}
      submit={t(`letter.life.${event}`)}
      destructive={event !== 'return'}
      onClose={() => send({ type: 'act.cancel' })}
    >
      {(id) => (
        <Form
          id={id}
          form={form}
          busy={isBusy}
          failure={snapshot.context.failure}
          failed={t(`letter.life.failed.${event}`)}
          isSmall
          onSubmit={(said) => send({ type: 'act.confirm', said: { ...NOTHING_SAID_OF_LETTER, ...said } })}
        >
          <chakra.p>{t(`letter.life.${event}.text`)}</chakra.p>
          <TextAreaField control={form.control} name="note" label={t(`letter.life.${event}.note`)} required />
          {others > 0 ? (
            <SwitchField
              control={form.control}
              name="together"
              label={t('letter.life.revoke.together', { count: others })}
              help={t('letter.life.revoke.together.hint')}
            />
          ) : null}
        </Form>
      )}
    </FormDialog>
  )
}

function PlainQuestion({
  letter,
  snapshot,
  send,
  event,
}: LetterQuestionProps & { readonly event: 'withdraw' | 'issue' }) {
  const { t } = useTexts()
  const { failure } = snapshot.context
  const why = failure && failureText(failure, t)
  const full = failure && detailOf(failure, 'limit_reached')
  return (
    <ConfirmDialog
      open
      busy={snapshot.hasTag('busy')}
      title={t(`letter.life.${event}.title`)}
      text={
        <chakra.div display="grid" gap="3">
          {failure && why ? (
            <Notice kind="error" title={t(`letter.life.failed.${event}`)}>
              {full ? (
                <PlanIsFull limit={full.limit} used={full.used ?? full.limit} />
              ) : (
                [why.text || why.title, ...new Set(Object.values(failure.errors).flat())].join(' ')
              )}
            </Notice>
          ) : null}
          <p>
            {event === 'issue' && letter.separate
              ? t('letter.life.issue.each', { count: letter.recipients.filter(({ copy }) => !copy).length })
              : t(`letter.life.${event}.text`)}
          </p>
        </chakra.div>
      }
      confirm={t(`letter.life.${event}`)}
      onConfirm={() => send({ type: 'act.confirm' })}
      onClose={() => send({ type: 'act.cancel' })}
    />
  )
}

/** What the plan includes, and for owners the way to a larger one. */
function PlanIsFull({ limit, used }: { readonly limit: number; readonly used: number }) {
  const { t } = useTexts()
  const { account } = useSession()
  return (
    <>
      {t('letter.life.issue.limit', { limit, used })}{' '}
      {account?.is_employee === false ? (
        <Link asChild variant="underline">
          <RouterLink to={pages.plan.path}>{t('letter.life.issue.plan')}</RouterLink>
        </Link>
      ) : null}
    </>
  )
}
