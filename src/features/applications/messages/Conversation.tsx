import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Conversation, Message } from '../../../../openapi/schemas/conversation.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { useSession } from '../../../ui/session-context.ts'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { conversationLoad, earlierLoad, sayRead, type Talk } from './messages.effects.ts'
import { useSeen } from './useSeen.ts'
import { WriteForm } from './WriteForm.tsx'

interface ConversationPartProps {
  readonly talk: Talk
  /** How the other side is called. */
  readonly other: string
}

/** What both sides of an application wrote, the newest last, and where one writes. */
export function ConversationPart({ talk, other }: ConversationPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(part)
  const load = useLoad(conversationLoad, talk)
  useLive('applications', load.refresh)
  const { data } = load
  const last = data?.messages.at(-1)?.number
  const unread = data?.unread ?? 0
  const read = useEffectEvent((to: number) => {
    // Whether it is noted or not, the next look says.
    sayRead(talk, to).then(load.refresh, () => undefined)
  })
  useEffect(() => {
    // What comes while nobody looks stays unread.
    if (isSeen && unread > 0 && last !== undefined) read(last)
  }, [isSeen, unread, last])
  return (
    <div ref={part}>
      <LoadGate load={load} skeleton={<FormSkeleton fields={3} />}>
        {(now) => <Talking talk={talk} other={other} now={now} onSent={load.refresh} />}
      </LoadGate>
    </div>
  )
}

interface TalkingProps {
  readonly talk: Talk
  readonly other: string
  readonly now: Conversation
  readonly onSent: () => void
}
function Talking({ talk, other, now, onSent }: TalkingProps) {
  const { t } = useTexts()
  const { date } = useDates()
  const { messages, has_earlier, can_write, open_until } = now
  const [first] = messages
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {messages.length === 0 ? <chakra.p color="fg.muted">{t('talk.none')}</chakra.p> : null}
      <chakra.div
        role="log"
        aria-label={t('talk.messages')}
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {has_earlier && first !== undefined ? (
          <Earlier key={first.number} talk={talk} other={other} before={first.number} />
        ) : null}
        <Messages messages={messages} side={talk.side} other={other} />
      </chakra.div>
      {can_write ? (
        <>
          {open_until === null ? null : <p>{t('talk.until', { date: date(open_until) })}</p>}
          <WriteForm talk={talk} to={other} onSent={onSent} />
        </>
      ) : (
        <p>{t('talk.closed')}</p>
      )}
    </chakra.div>
  )
}

interface EarlierProps {
  readonly talk: Talk
  readonly other: string
  readonly before: number
}
/** What was written before, once it is asked for. */
function Earlier({ talk, other, before }: EarlierProps) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <EarlierMessages talk={talk} other={other} before={before} />
  return (
    <chakra.div>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAsked(true)}>
        {t('talk.earlier')}
      </Button>
    </chakra.div>
  )
}
function EarlierMessages({ talk, other, before }: EarlierProps) {
  const load = useLoad(earlierLoad, { ...talk, before })
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={2} />}>
      {({ messages, has_earlier }) => (
        <>
          {has_earlier && messages[0] !== undefined ? (
            <Earlier talk={talk} other={other} before={messages[0].number} />
          ) : null}
          <Messages messages={messages} side={talk.side} other={other} />
        </>
      )}
    </LoadGate>
  )
}

interface MessagesProps extends Pick<OneProps, 'side' | 'other'> {
  readonly messages: readonly Message[]
}
const Messages = ({ messages, ...shown }: MessagesProps) =>
  messages.length === 0 ? null : (
    <chakra.ol listStyleType="none" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {messages.map((message) => (
        <One key={message.number} message={message} {...shown} />
      ))}
    </chakra.ol>
  )

interface OneProps {
  readonly message: Message
  readonly side: Talk['side']
  readonly other: string
}
/** One message. Its text is shown as it was written, and makes no links: a stranger wrote it. */
function One({ message: { by, author, text, sent_at }, side, other }: OneProps) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  const { account } = useSession()
  const isOurs = by === side
  // Whoever has given no name of their own wrote in the account's.
  const ours = side === 'applicant' ? t('talk.you') : (pick(author ?? account?.name ?? {})?.text ?? t('talk.colleague'))
  const who = isOurs ? ours : other
  return (
    <chakra.li
      display="grid"
      gap="1"
      justifySelf={isOurs ? 'end' : 'start'}
      maxWidth="min(100%, 36rem)"
      minWidth="0"
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l3"
      bg={isOurs ? 'primary.subtle' : 'bg.subtle'}
      borderColor={isOurs ? 'primary.muted' : 'border'}
    >
      <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        <chakra.strong fontWeight="650">{who}</chakra.strong> · <time dateTime={sent_at}>{dateTime(sent_at)}</time>
      </chakra.p>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </chakra.li>
  )
}
