import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import type { ReceivedLetter } from '../../../../openapi/schemas/letter.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useToast } from '../../../ui/toast/useToast.ts'
import { confirmSave, type ReceivedConfirmation } from './letter-page.effects.ts'

interface LetterConfirmsProps {
  readonly id: ReceivedLetter['id']
  readonly confirms: ReceivedConfirmation
  readonly onChange: (letter: ReceivedLetter) => void
}

/** The entries of the reader's experience that a certificate can be shown with, and the one that it is shown with. */
export function LetterConfirms({ id, confirms, onChange }: LetterConfirmsProps) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const save = useSave(confirmSave, {
    row: null,
    onSaved: (letter) => {
      onChange(letter)
      const isShown = (letter.confirms?.experience_id ?? null) !== null
      toast({ severity: 'success', text: t(isShown ? 'letter.confirms.shown' : 'letter.confirms.removed') })
    },
    onFailed: (failure) => {
      const { title, text } = failureText(failure, t)
      toast({ severity: 'error', title: t('letter.confirms.failed'), text: text || title })
    },
  })
  const { experience_id: shownWith, entries } = confirms
  const choose = (experience_id: typeof shownWith) => (save.busy ? undefined : save.submit({ id, experience_id }))
  return (
    <Panel title={t('letter.confirms.title')}>
      <chakra.p mb="3">{t('letter.confirms.text')}</chakra.p>
      {entries.length === 0 ? (
        <chakra.div display="grid" gap="3" justifyItems="start">
          <p>{t('letter.confirms.none')}</p>
          <Button asChild variant="outline" colorPalette="gray">
            <RouterLink to={pages.resumeInformation.path}>{t('letter.confirms.write')}</RouterLink>
          </Button>
        </chakra.div>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
          {entries.map((entry) => {
            const isShown = entry.id === shownWith
            const name = pick(entry.job_title)?.text ?? ''
            return (
              <chakra.li
                key={entry.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                columnGap="3"
                rowGap="2"
                py="2"
                borderTopWidth="1px"
              >
                <chakra.div minWidth="0" overflowWrap="anywhere">
                  <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center" fontWeight="600">
                    <LocalizedText value={entry.job_title} />
                    {isShown ? <StatusChip tone="success">{t('letter.confirms.here')}</StatusChip> : null}
                  </chakra.span>
                  <chakra.div textStyle="sm" color="fg.muted">
                    <LocalizedText value={entry.company_name} />
                  </chakra.div>
                </chakra.div>
                <Button
                  variant="outline"
                  size="sm"
                  colorPalette="gray"
                  aria-disabled={save.busy}
                  aria-label={t(isShown ? 'letter.confirms.remove.from' : 'letter.confirms.show.with', { name })}
                  onClick={() => choose(isShown ? null : entry.id)}
                >
                  {t(isShown ? 'letter.confirms.remove' : 'letter.confirms.show')}
                </Button>
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
    </Panel>
  )
}
