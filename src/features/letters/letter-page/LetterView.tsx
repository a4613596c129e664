import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { formatMoney } from '../../../../openapi/format/money.ts'
import { pages } from '../../../../openapi/routes.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { LetterEvent } from '../../../machines/letter/letter.machine.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Quoted } from '../../../ui/rich-text/quoted.ts'
import { useDates } from '../../../ui/useDates.ts'
import { LetterPreview } from '../write/LetterPreview.tsx'
import { LetterChip, writePath } from './letter-look.tsx'
import { LetterAttachments } from './LetterAttachments.tsx'
import { LetterChanges } from './LetterChanges.tsx'
import { LetterComments } from './LetterComments.tsx'
import { LetterDocument } from './LetterDocument.tsx'
import { LetterHistory, LetterRoute } from './LetterRoute.tsx'
import { LetterRecipients } from './LetterRecipients.tsx'
import { LetterVersions } from './LetterVersions.tsx'
import { LetterText } from './LetterText.tsx'

export interface LetterViewProps {
  readonly letter: Letter
  readonly isBusy: boolean
  /** Further letters wait for the reader: after an approval the next one can be opened at once. */
  readonly hasNext: boolean
  readonly onAct: (event: LetterEvent, next?: boolean) => void
  readonly onChange: (letter: Letter) => void
}
/** What is done with a letter beside approving, in the order of its life. */
const OTHERS = ['submit', 'issue', 'return', 'reject', 'withdraw', 'revoke'] as const
const DANGEROUS: ReadonlySet<LetterEvent> = new Set(['reject', 'revoke'])

/** One letter of the company: what it says, where it stands, who is asked, and what its reader can do. */
export function LetterView({ letter, isBusy, hasNext, onAct, onChange }: LetterViewProps) {
  const { t, pick } = useTexts()
  const { status, subject, type, approved_version, content_version, abilities } = letter
  const returned = status === 'draft' ? letter.approvals.findLast(({ act }) => act === 'return') : undefined
  const [isPrinted, setPrinted] = useState(false)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const [isCompared, setCompared] = useState(false)
  const isChanged = abilities.approve && approved_version !== null && approved_version !== content_version
  return (
    <>
      <PageHeader title={subject ?? t('letter.page.no_subject')} purpose={pick(type.name)?.text ?? type.prefix} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Actions letter={letter} isBusy={isBusy} hasNext={hasNext} onAct={onAct} />
        {returned ? (
          <Notice kind="warning" title={t('letter.page.returned')}>
            {returned.note}
          </Notice>
        ) : null}
        {status === 'revoked' ? (
          <Notice kind="error" title={t('letter.page.revoked')}>
            {letter.revoke_note}
          </Notice>
        ) : null}
        {isChanged ? <LetterChanges letter={letter} approved={approved_version} /> : null}
        <chakra.div
          display="grid"
          gap="5"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        >
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <Panel
              title={t('letter.page.text')}
              action={
                <chakra.div display="flex" flexWrap="wrap" gap="2">
                  {abilities.comment ? (
                    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setCompared(true)}>
                      {t('letter.page.versions')}
                    </Button>
                  ) : null}
                  <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setPrinted(true)}>
                    {t('letter.page.printed')}
                  </Button>
                </chakra.div>
              }
            >
              <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
                {letter.issued_at === null ? null : <LetterDocument document={letter.document} />}
                <LetterText lang={letter.lang} body={letter.body} pictures={letter.pictures} quoted={quoted} />
              </chakra.div>
            </Panel>
            <LetterAttachments attachments={letter.attachments} />
          </chakra.div>
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <LetterComments letter={letter} onChange={onChange} onQuoted={setQuoted} />
            <Facts letter={letter} />
            <LetterRecipients letter={letter} onChange={onChange} />
            <LetterRoute letter={letter} />
            <LetterHistory letter={letter} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      {isCompared ? <LetterVersions letter={letter} onChange={onChange} onClose={() => setCompared(false)} /> : null}
      {isPrinted ? <LetterPreview letter={letter} onClose={() => setPrinted(false)} /> : null}
    </>
  )
}

/** One of them is filled: what the reader is asked for. */
function Actions({ letter, isBusy, hasNext, onAct }: Omit<LetterViewProps, 'onChange'>) {
  const { t } = useTexts()
  const { abilities, status } = letter
  const others = OTHERS.filter((event) => abilities[event])
  const first = abilities.approve ? null : others.find((event) => event === 'submit' || event === 'issue')
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <LetterChip status={status} />
      {abilities.approve ? (
        <>
          {hasNext ? (
            <Button aria-disabled={isBusy} aria-keyshortcuts="Control+Enter" onClick={() => onAct('approve', true)}>
              {t('letter.life.approve_next')}
            </Button>
          ) : null}
          <Button
            aria-disabled={isBusy}
            {...(hasNext ? { variant: 'outline', colorPalette: 'gray' } : {})}
            onClick={() => onAct('approve')}
          >
            {t('letter.life.approve')}
          </Button>
        </>
      ) : null}
      {others.map((event) => (
        <Button
          key={event}
          aria-disabled={isBusy}
          {...(event === first ? {} : { variant: 'outline', colorPalette: DANGEROUS.has(event) ? 'danger' : 'gray' })}
          onClick={() => onAct(event)}
        >
          {t(`letter.life.${event}`)}
        </Button>
      ))}
      {abilities.edit ? (
        <Button asChild variant="outline" colorPalette="gray">
          <RouterLink to={writePath(letter.id)}>{t('letter.edit')}</RouterLink>
        </Button>
      ) : null}
    </chakra.div>
  )
}

function Facts({ letter }: { readonly letter: Letter }) {
  const { t, pick, lang } = useTexts()
  const { date } = useDates()
  const { id, reference, author, amount, issued_at, together } = letter
  return (
    <Panel title={t('letter.page.facts')}>
      <chakra.dl display="grid" gap="3" overflowWrap="anywhere">
        {reference === null ? null : <Fact label={t('letter.page.reference')}>{reference}</Fact>}
        {issued_at === null ? null : <Fact label={t('letter.page.issued_on')}>{date(issued_at)}</Fact>}
        <Fact label={t('letter.page.author')}>{pick(author?.name ?? null)?.text ?? t('letter.page.gone')}</Fact>
        {together === null ? null : (
          <Fact label={t('letter.page.together')}>
            <Link asChild variant="underline">
              <RouterLink to={`${pages.companyLetters.path}?together=${id}`}>
                {t('letter.page.together.count', { count: together })}
              </RouterLink>
            </Link>
          </Fact>
        )}
        {amount === null ? null : <Fact label={t('letter.page.amount')}>{formatMoney(amount, lang, 'ETB')}</Fact>}
      </chakra.dl>
    </Panel>
  )
}
const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="sm" color="fg.muted">
      {label}
    </chakra.dt>
    <dd>{children}</dd>
  </div>
)
