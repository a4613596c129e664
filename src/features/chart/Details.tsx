import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { ChartModel, ChartPlace } from './chart-model.ts'

export interface DetailsProps {
  readonly model: ChartModel
  readonly place: ChartPlace
  readonly onGo: (id: string) => void
  readonly onClose: () => void
}

/** All about a position, in full: what the card has no room for, and ways to its superior and to those under it. */
export function Details({ model, place, onGo, onClose }: DetailsProps) {
  const { t, lang } = useTexts()
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  const { card, parentId, children } = place
  const other = (of: string) => (of === lang ? {} : { lang: of })
  const superior = parentId === null ? undefined : model.places.get(parentId)
  const label = { color: 'fg.muted', textStyle: 'xs', mt: '3' } as const
  return (
    <chakra.section
      data-over=""
      data-tells=""
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      position="absolute"
      insetEnd="3"
      top={{ base: 'auto', md: '3' }}
      bottom={{ base: '3', md: 'auto' }}
      width={{ base: 'calc(100% - 1.5rem)', md: '20rem' }}
      maxHeight={{ base: '60%', md: 'calc(100% - 1.5rem)' }}
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      p="4"
      cursor="auto"
      userSelect="text"
      touchAction="pan-y"
    >
      <chakra.div display="flex" gap="2" alignItems="flex-start">
        <Heading
          as="h2"
          id={id}
          textStyle="lg"
          flex="1"
          minWidth="0"
          overflowWrap="anywhere"
          {...other(card.title.lang)}
        >
          {card.title.text}
        </Heading>
        <IconButton ref={close} label={t('chart.details.close')} onClick={onClose} mt="-2" me="-2">
          <CloseIcon />
        </IconButton>
      </chakra.div>
      <chakra.dl textStyle="sm">
        <chakra.dt {...label} mt="1">
          {t('chart.department')}
        </chakra.dt>
        <chakra.dd overflowWrap="anywhere" {...other(card.department.lang)}>
          {card.department.text}
        </chakra.dd>
        <chakra.dt {...label}>{t('chart.seats')}</chakra.dt>
        <dd>{t('chart.seats.taken', { filled: card.node.people.length, headcount: card.node.headcount })}</dd>
        {card.node.people.length > 0 ? <chakra.dt {...label}>{t('chart.people')}</chakra.dt> : null}
        {card.node.people.map((person) => (
          <Holder key={person.employment_id} person={person} />
        ))}
        <chakra.dt {...label}>{t('chart.reports_to')}</chakra.dt>
        <dd>{superior ? <Way place={superior} onGo={onGo} /> : t('chart.top')}</dd>
        {children.length > 0 ? <chakra.dt {...label}>{t('chart.reports')}</chakra.dt> : null}
        {children.map((child) => {
          const under = model.places.get(child)
          return under ? (
            <dd key={child}>
              <Way place={under} onGo={onGo} />
            </dd>
          ) : null
        })}
      </chakra.dl>
    </chakra.section>
  )
}

/** A button that leads to another position. */
function Way({ place: { card }, onGo }: { readonly place: ChartPlace; readonly onGo: (id: string) => void }) {
  const { lang } = useTexts()
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      mx="-2"
      maxWidth="calc(100% + 1rem)"
      textAlign="start"
      justifyContent="flex-start"
      whiteSpace="normal"
      overflowWrap="anywhere"
      onClick={() => onGo(card.id)}
      {...(card.title.lang === lang ? {} : { lang: card.title.lang })}
    >
      {card.title.text}
    </Button>
  )
}

/** Someone who holds the position, with the way to their page where they have one. */
export function Holder({ person }: { readonly person: ChartPlace['card']['node']['people'][number] }) {
  const { t, pick, lang } = useTexts()
  const { date } = useDates()
  const name = pick(person.name)
  const text = name?.text ?? ''
  return (
    <chakra.dd display="flex" alignItems="center" gap="2" py="1">
      <Avatar name={text} src={person.photo} size={1.75} />
      {person.username === null ? (
        <chakra.span overflowWrap="anywhere" {...(name && name.lang !== lang ? { lang: name.lang } : {})}>
          {text}
        </chakra.span>
      ) : (
        <Link
          href={`/@${person.username}`}
          overflowWrap="anywhere"
          minHeight="6"
          aria-label={t('chart.page_of', { name: text })}
        >
          {text}
        </Link>
      )}
      {person.starts_on === null ? null : (
        <chakra.span color="fg.muted">{t('chart.starts', { date: date(person.starts_on) })}</chakra.span>
      )}
    </chakra.dd>
  )
}
