import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { slugFieldOf } from '../../../openapi/field-kinds.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import type { PublishingState } from '../../../openapi/schemas/publishing.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { PublishingAct } from '../../machines/publishing/publishing.machine.ts'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useDates } from '../../ui/useDates.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { createPublishing, type PublishedEntry } from './publishing.effects.ts'
import { AskDialog, ScheduleDialog } from './PublishingDialog.tsx'
import { titleOf, type AnyRow } from './row.ts'
import { RowButton } from '../../ui/list/RowButton.tsx'

/** What publishing adds to each row of a list: where it stands, and what can be done about it. */
export interface RowPublishing {
  readonly status: (row: AnyRow) => ReactNode
  readonly menu: (row: AnyRow, name: string) => ReactNode
  /** The same as buttons in sight, for a page of one entry. */
  readonly buttons: (row: AnyRow) => ReactNode
}
export interface PublishingProps {
  readonly resource: AnyResource
  readonly rows: readonly AnyRow[] | null
  /** An entry was published, scheduled or made a draft again; `now` is the row as the server has it. */
  readonly onDone: (now: AnyRow) => void
  readonly opener: { readonly remember: () => void; readonly finalFocus: () => HTMLElement | null }
  readonly children: (publishing: RowPublishing) => ReactNode
}

const TONES = { draft: 'gray', scheduled: 'secondary', published: 'success' } as const

/** Where an entry stands, in a word, and since when or until when. */
export function PublishingStatus({
  state: { status, publish_at: due, published_at: since },
}: {
  readonly state: PublishingState
}) {
  const { t } = useTexts()
  const { date, dateTime } = useDates()
  const when = status === 'scheduled' && due ? dateTime(due) : status === 'published' && since ? date(since) : null
  return (
    <chakra.span display="inline-flex" flexDirection="column" alignItems="start" gap="0.5">
      <StatusChip tone={TONES[status]}>{t(`publishing.status.${status}`)}</StatusChip>
      {when ? (
        <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          {when}
        </chakra.span>
      ) : null}
    </chakra.span>
  )
}

type Choice = 'preview' | 'view' | PublishingAct['kind']
/** What can be done to an entry, in the order of the menu. */
const CHOICES = {
  draft: ['preview', 'publish', 'schedule'],
  scheduled: ['preview', 'publish', 'schedule', 'withdraw'],
  published: ['view', 'withdraw'],
} as const satisfies Readonly<Record<PublishingState['status'], readonly Choice[]>>
const WORDS = {
  draft: {},
  scheduled: { schedule: 'publishing.reschedule', withdraw: 'publishing.unschedule' },
  published: {},
} as const

interface Drawing {
  readonly now: (row: AnyRow) => PublishedEntry
  readonly choicesOf: (row: AnyRow) => readonly { readonly key: Choice; readonly text: string }[]
  readonly choose: (row: AnyRow, choice: Choice) => void
  readonly t: Translate
}
const drawn = ({ now, choicesOf, choose, t }: Drawing): RowPublishing => ({
  status: (row) => <PublishingStatus state={now(row).publishing} />,
  menu: (row, name) => (
    <Menu
      label={t('publishing.menu', { name })}
      placement="bottom-end"
      entries={choicesOf(row)}
      onChoose={(key) => choose(row, key as Choice)}
      renderTrigger={(trigger) => (
        <RowButton {...trigger} label={t('publishing.menu', { name })}>
          <GlobeIcon />
        </RowButton>
      )}
    />
  ),
  buttons: (row) =>
    choicesOf(row).map(({ key, text }) => (
      <Button key={key} size="sm" variant="outline" colorPalette="gray" onClick={() => choose(row, key)}>
        {text}
      </Button>
    )),
})

/** Runs the lives of the listed entries, and the dialog of the one that is published, scheduled or made a draft. */
export function Publishing({ resource, rows, onDone, opener, children }: PublishingProps) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const { dateTime } = useDates()
  const [life] = useState(() => createPublishing(resource))
  const [previewed, setPreviewed] = useState<AnyRow | null>(null)
  const nameOf = (row: AnyRow) => pick(titleOf(resource, row))?.text ?? ''
  const lives = useLives(life, rows as readonly PublishedEntry[] | null, (outcome, row) => {
    toast({
      severity: 'success',
      text: t(`publishing.done.${outcome as PublishingAct['kind']}`, {
        name: nameOf(row),
        at: row.publishing.publish_at ? dateTime(row.publishing.publish_at) : '',
      }),
    })
    onDone(row)
  })
  const now = (row: AnyRow) => lives.rows?.find(({ id }) => id === row.id) ?? (row as PublishedEntry)
  const addressOf = (row: AnyRow) => {
    const slug = slugFieldOf(resource.fields)
    return resource.publishing && slug
      ? resource.publishing.page.replace(`{${slug.name}}`, String(row[slug.name]))
      : '/'
  }
  const choose = (row: AnyRow, choice: Choice) => {
    if (choice === 'view') return void window.open(addressOf(row), '_blank', 'noopener')
    opener.remember()
    if (choice === 'preview') setPreviewed(row)
    else lives.actorOf(row.id)?.send({ type: `entry.${choice}` })
  }
  const choicesOf = (row: AnyRow) => {
    const { status } = now(row).publishing
    const words: Partial<Record<Choice, 'publishing.reschedule' | 'publishing.unschedule'>> = WORDS[status]
    return CHOICES[status].map((key) => ({ key, text: t(words[key] ?? `publishing.${key}`) }))
  }
  const { open } = lives
  const entry = open && (rows?.find(({ id }) => id === open.snapshot.context.row.id) ?? null)
  const form = open?.snapshot.children.send
  const dialog = open &&
    form && {
      row: open.snapshot.context.row,
      name: entry ? nameOf(entry) : '',
      form,
      onClose: () => open.actor.send({ type: 'entry.cancel' }),
      finalFocus: opener.finalFocus,
    }
  const about = open && Object.values(open.snapshot.value)[0]
  return (
    <>
      {children(drawn({ now, choicesOf, choose, t }))}
      {dialog && about === 'scheduling' ? <ScheduleDialog {...dialog} /> : null}
      {dialog && about === 'publishing' ? <AskDialog kind="publish" {...dialog} /> : null}
      {dialog && about === 'withdrawing' ? <AskDialog kind="withdraw" {...dialog} /> : null}
      {previewed ? (
        <PreviewDialog
          resource={resource}
          id={previewed.id}
          name={nameOf(previewed)}
          onClose={() => setPreviewed(null)}
          finalFocus={opener.finalFocus}
        />
      ) : null}
    </>
  )
}
