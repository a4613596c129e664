import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import type { Language } from '../../../openapi/define.ts'
import { formatPhone } from '../../../openapi/format/phone.ts'
import { companySectionPath } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'
import type { SiteKind } from '../../../openapi/schemas/profile.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Card } from './BusinessCard.effects.ts'

interface Row {
  readonly label: string
  readonly value: string | null
  readonly lang?: Language | undefined
  /** Where it is changed. */
  readonly path: string
}

/** What the card of a kind of account can show, the name first. */
function useRows(kind: SiteKind, card: Card): readonly Row[] {
  const { t, pick } = useTexts()
  const name = pick(card.name)
  const [title, headline] = [pick(card.job_title), pick(card.headline)]
  const phone = card.phone_number && formatPhone(card.phone_number)
  const picture = card.photo === null ? null : t('card.shows.photo.there')
  const site = {
    label: t('card.shows.site'),
    value: card.site_url?.replace(/^https?:\/\//, '') ?? null,
    path: pages.templates.path,
  }
  if (kind === 'company') {
    const [identity, place] = [companySectionPath('identity'), companySectionPath('place')]
    return [
      { label: t('card.shows.name'), value: name?.text ?? null, lang: name?.lang, path: identity },
      { label: t('card.shows.tagline'), value: headline?.text ?? null, lang: headline?.lang, path: identity },
      { label: t('card.shows.phone'), value: phone, path: place },
      { label: t('card.shows.email'), value: card.email, path: place },
      { label: t('card.shows.logo'), value: picture, path: identity },
      site,
    ]
  }
  const personal = pages.personalDetail.path
  const account = pages.accountSetup.path
  return [
    { label: t('card.shows.name'), value: name?.text ?? null, lang: name?.lang, path: personal },
    { label: t('card.shows.job_title'), value: title?.text ?? null, lang: title?.lang, path: account },
    { label: t('card.shows.headline'), value: headline?.text ?? null, lang: headline?.lang, path: account },
    { label: t('card.shows.phone'), value: phone, path: personal },
    {
      label: t('card.shows.work_phone'),
      value: card.work_phone_number && formatPhone(card.work_phone_number),
      path: account,
    },
    { label: t('card.shows.email'), value: card.email, path: personal },
    { label: t('card.shows.work_email'), value: card.work_email, path: account },
    { label: t('card.shows.photo'), value: picture, path: account },
    site,
  ]
}

/** What is on the card, what is not, and where to change each. */
export function BusinessCardContent({ kind, card }: { readonly kind: SiteKind; readonly card: Card }) {
  const { t } = useTexts()
  const rows = useRows(kind, card)
  const isBare = rows.slice(1).every(({ value }) => value === null)
  return (
    <Panel title={t('card.shows')} text={t('card.shows.text')}>
      {isBare ? (
        <chakra.div mb="4">
          <Notice kind="info" title={t(kind === 'company' ? 'card.bare.company' : 'card.bare')}>
            {t(kind === 'company' ? 'card.bare.text.company' : 'card.bare.text')}
          </Notice>
        </chakra.div>
      ) : null}
      <chakra.dl textStyle="sm">
        {rows.map(({ label, value, lang, path }) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={{ base: '1fr auto', sm: '12rem 1fr auto' }}
            columnGap="4"
            py="2.5"
            borderTopWidth="1px"
          >
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd
              gridRow={{ base: '2', sm: '1' }}
              gridColumn={{ base: '1', sm: '2' }}
              overflowWrap="anywhere"
              minWidth="0"
              {...(lang ? { lang } : {})}
            >
              {value ?? <chakra.span color="fg.muted">{t('card.shows.not')}</chakra.span>}
            </chakra.dd>
            <chakra.dd gridRow={{ base: '1 / 3', sm: '1' }} gridColumn={{ base: '2', sm: '3' }} alignSelf="center">
              <Link asChild>
                <RouterLink to={path} aria-label={t('card.shows.change_one', { what: label })}>
                  {t('card.shows.change')}
                </RouterLink>
              </Link>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Panel>
  )
}
