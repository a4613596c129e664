import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ActionText } from '../../../ui/ActionText.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { useDates } from '../../../ui/useDates.ts'
import { mailAgain } from './letter-page.effects.ts'

/** Of a long list the others are shown on demand. */
const MOST_SHOWN = 10

type Recipient = Letter['recipients'][number]
interface LetterRecipientsProps {
  readonly letter: Letter
  readonly onChange: (letter: Letter) => void
}

/** To whom a letter goes, and of an issued one whether it was opened. Whoever sent it can mail it again. */
export function LetterRecipients({ letter, onChange }: LetterRecipientsProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const toast = useToast()
  const [isWhole, setWhole] = useState(false)
  const mail = useSave(mailAgain, {
    row: null,
    onSaved: (now) => {
      onChange(now)
      toast({ severity: 'success', text: t('letter.page.mailed_again') })
    },
    onFailed: (failure) => {
      const said = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.page.failed.mail'), text: said.text || said.title })
    },
  })
  const { recipients, status, abilities, document } = letter
  const nameOf = ({ name, email, username }: Recipient) =>
    pick(name)?.text ?? email ?? (username === null ? t('letter.page.gone') : `@${username}`)
  const newsOf = ({ mailed_at, opened_at, downloaded_at }: Recipient): string | null => {
    const done = [
      opened_at === null ? null : t('letter.page.opened', { date: date(opened_at) }),
      downloaded_at === null ? null : t('letter.page.downloaded', { date: date(downloaded_at) }),
    ].filter((text) => text !== null)
    if (done.length > 0) return done.join(' · ')
    return mailed_at === null ? null : t('letter.page.mailed', { date: date(mailed_at) })
  }
  const mayMail = status === 'issued' && document !== null && abilities.revoke
  if (recipients.length === 0) return null
  const shown = isWhole ? recipients : recipients.slice(0, MOST_SHOWN)
  return (
    <Panel title={t(letter.separate ? 'letter.write.field.separate' : 'letter.write.field.recipients')}>
      <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
        {shown.map((one) => (
          <chakra.li key={one.place} py="2" display="grid" gap="1" overflowWrap="anywhere">
            <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <span>{nameOf(one)}</span>
              {one.copy ? <StatusChip tone="secondary">{t('letter.write.copy')}</StatusChip> : null}
            </chakra.span>
            {newsOf(one) === null ? null : (
              <chakra.span textStyle="sm" color="fg.muted">
                {newsOf(one)}
              </chakra.span>
            )}
            {mayMail && one.kind === 'outside' ? (
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                justifySelf="start"
                aria-disabled={mail.busy}
                onClick={() => (mail.busy ? undefined : mail.submit({ id: letter.id, place: one.place }))}
              >
                <ActionText action={t('letter.page.mail_again')} of={nameOf(one)} />
              </Button>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
      {shown.length < recipients.length ? (
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => setWhole(true)}>
          {t('letter.write.recipients.all', { count: recipients.length })}
        </Button>
      ) : null}
    </Panel>
  )
}
