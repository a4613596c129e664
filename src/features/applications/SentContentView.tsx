import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { failureOf } from '../../../openapi/failure.ts'
import type { ApplicationStep, SentContent } from '../../../openapi/schemas/job-application.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { useStageName } from './application-look.tsx'
import { SentFileView } from './SentFileView.tsx'

interface SentContentProps {
  readonly sent: SentContent
  /** Reads the resume as it was sent. */
  readonly readResume: () => Promise<Blob>
}

/** Everything that was sent, as both sides see it for good. */
export function SentContentView({ sent, readResume }: SentContentProps) {
  const { t } = useTexts()
  const { email, phone, has_resume, cv, cover_letter, answers, documents } = sent
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {email === null && phone === null ? null : (
        <chakra.p display="flex" flexWrap="wrap" columnGap="5">
          {email === null ? null : (
            <Link href={`mailto:${email}`} variant="underline" minHeight="6" overflowWrap="anywhere">
              {email}
            </Link>
          )}
          {phone === null ? null : (
            <Link href={`tel:${phone}`} variant="underline" minHeight="6">
              <bdi>{phone}</bdi>
            </Link>
          )}
        </chakra.p>
      )}
      <Part title={t('application.resume')}>
        {has_resume ? (
          <>
            <ResumeButton readResume={readResume} sent={sent} />
            <chakra.p textStyle="sm" color="fg.muted" mt="2">
              {t('application.resume.sent')}
            </chakra.p>
          </>
        ) : null}
        {cv === null ? null : <SentFileView file={cv} />}
      </Part>
      <Part title={t('application.letter')}>
        {cover_letter === null ? (
          <chakra.p color="fg.muted">{t('application.nothing')}</chakra.p>
        ) : (
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="70ch">
            {cover_letter}
          </chakra.p>
        )}
      </Part>
      {answers.length > 0 ? (
        <Part title={t('application.questions')}>
          <chakra.dl display="grid" gap="3">
            {answers.map((answer) => (
              <div key={answer.question}>
                <chakra.dt textStyle="sm" color="fg.muted">
                  <LocalizedText value={answer.text} />
                </chakra.dt>
                <chakra.dd display="flex" flexWrap="wrap" gap="2" alignItems="center" overflowWrap="anywhere">
                  <Answer answer={answer} />
                  {answer.knocked_out ? (
                    <StatusChip tone="secondary">{t('application.knocked_out.short')}</StatusChip>
                  ) : null}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </Part>
      ) : null}
      {documents.length > 0 ? (
        <Part title={t('application.documents')}>
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {documents.map(({ kind, name, file }) => (
              <li key={file.id}>
                <chakra.span display="block" overflowWrap="anywhere">
                  <LocalizedText value={name} />
                  <chakra.span color="fg.muted">
                    {' · '}
                    {t(`resume.document.kind.${kind}`)}
                  </chakra.span>
                </chakra.span>
                <SentFileView file={file} />
              </li>
            ))}
          </chakra.ul>
        </Part>
      ) : null}
    </chakra.div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Heading as="h2" textStyle="md" mb="2">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function Answer({ answer: { value, file } }: { readonly answer: SentContent['answers'][number] }) {
  const { t, intl } = useTexts()
  if (file !== null) return <SentFileView file={file} />
  if (value === null) return <chakra.span color="fg.muted">{t('application.nothing')}</chakra.span>
  if (typeof value === 'boolean') return t(value ? 'ui.action.yes' : 'ui.action.no')
  if (typeof value === 'number') return intl.formatNumber(value)
  return typeof value === 'string' ? (
    <chakra.span whiteSpace="pre-wrap">{value}</chakra.span>
  ) : (
    <LocalizedText value={value} />
  )
}

/** The resume as a PDF, as it was when it was sent. */
function ResumeButton({ readResume, sent: { name } }: SentContentProps) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await readResume(), `${pick(name ?? {})?.text ?? t('application.resume')}.pdf`)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: t('application.resume.failed'), text: said.text || said.title })
    }
    setBusy(false)
  }
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-disabled={isBusy}
      onClick={() => (isBusy ? undefined : void download())}
    >
      <DownloadIcon />
      {t('application.resume.pdf')}
    </Button>
  )
}

/** What happened to an application, the last first. */
export function History({ steps }: { readonly steps: readonly ApplicationStep[] }) {
  const { t } = useTexts()
  const nameOf = useStageName()
  const { dateTime } = useDates()
  return (
    <Part title={t('application.history')}>
      <chakra.ol listStyleType="none" display="grid" gap="2" textStyle="sm">
        {steps.toReversed().map((step) => (
          <chakra.li key={`${step.at} ${step.event}`} display="flex" flexWrap="wrap" columnGap="3">
            <chakra.span fontWeight="600">{nameOf({ kind: step.status, name: step.stage })}</chakra.span>
            <chakra.span color="fg.muted">{dateTime(step.at)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Part>
  )
}
