import { formatDate } from '../../../openapi/format/dates.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { formatPhone } from '../../../openapi/format/phone.ts'
import { mailLink, phoneLink, safeLink } from '../../../openapi/format/safe-link.ts'
import { calendarOf, descriptionOf, type DocumentContext, languageLinks, type Page } from '../document.ts'
import { Band } from '../parts/Band.tsx'
import { MailIcon, PageIcon, PhoneIcon, SaveIcon } from '../parts/icons.tsx'
import { Made } from '../parts/Made.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { Paragraphs, Text } from '../parts/Text.tsx'
import { Tools } from '../parts/Tools.tsx'
import type { SiteData } from '../site-data.ts'
import { coloursOf, templateSheet } from '../style-sheet.ts'
import { Education } from './Education.tsx'
import { personOf } from './person.ts'
import { starterStyles } from './starter.styles.ts'

/** Why the page is not the published one: the gallery's sample, or the owner's own data as `as` would see it. */
export type StarterNotice = { readonly kind: 'sample' } | { readonly kind: 'preview'; readonly as: 'site' | 'card' | 'resume' | 'employer' | 'me' } | null

/** The template *Starter* as a finished page. */
export function starterPage(site: SiteData, context: DocumentContext, notice: StarterNotice = null): Page {
  const { lang, say } = context
  const name = resolve(site.name, lang)?.text ?? site.username
  const headline = resolve(site.headline, lang)?.text ?? null
  const colours = coloursOf(site.colours)
  const links = notice === null ? languageLinks(site.urls.canonical, site.language) : null
  return {
    lang,
    theme: context.theme,
    title: headline === null ? name : `${name} · ${headline}`,
    description: descriptionOf(resolve(site.bio, lang)?.text ?? headline ?? say('document.site.description', { name })),
    canonical: links?.[lang] ?? null,
    alternates:
      links === null
        ? []
        : [
            { lang: 'en', href: links.en },
            { lang: 'am', href: links.am },
            { lang: 'x-default', href: site.urls.canonical },
          ],
    indexable: notice === null && site.indexable,
    openGraph: { type: 'profile', image: site.photo },
    jsonLd: notice === null ? personOf(site, lang, links?.[lang] ?? site.urls.canonical) : null,
    styles: [templateSheet(context.assets.font, starterStyles), colours.sheet],
    themeColours: { light: colours.shown.light.paper, dark: colours.shown.dark.paper },
    icon: context.assets.icon,
    script: notice?.kind === 'preview' ? null : context.assets.script,
    body: <Starter site={site} context={context} notice={notice} />,
  }
}

/** The markup of the page's body, also for stories. */
export function Starter({ site, context, notice = null }: { site: SiteData; context: DocumentContext; notice?: StarterNotice }) {
  const { lang, say } = context
  const sections = site.sections.filter(({ entries }) => entries.length > 0)
  const name = resolve(site.name, lang)?.text ?? site.username
  const alone = sections.length === 0 && resolve(site.bio, lang) === null
  const links = languageLinks(site.urls.canonical, site.language)
  return (
    <div className={site.font === 'serif' ? 'serif' : undefined}>
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <Notice notice={notice} say={say} />
      <Band id="tibeb" />
      <div className={alone ? 'column alone' : 'column'}>
        <div className="top">{notice?.kind === 'preview' ? null : <Tools links={links} context={context} />}</div>
        <main id="main">
          <header className="face">
            <Portrait photo={site.photo} name={name} size={120} />
            <h1>{resolve(site.name, lang) === null ? site.username : <Text value={site.name} lang={lang} />}</h1>
            {resolve(site.headline, lang) === null || site.headline === null ? null : (
              <p className="headline">
                <Text value={site.headline} lang={lang} />
              </p>
            )}
            <Contact site={site} say={say} />
          </header>
          {site.bio === null || resolve(site.bio, lang) === null ? null : (
            <section className="bio" aria-label={say('document.site.about')}>
              <Paragraphs value={site.bio} lang={lang} />
            </section>
          )}
          {sections.map((section) => (section.key === 'education' ? <Education key={section.key} entries={section.entries} context={context} /> : null))}
        </main>
        <footer className="foot">
          <p className="made">{say('document.site.updated', { date: formatDate(site.updated_at, { lang, calendar: calendarOf(lang) }) })}</p>
          <p className="made onpaper">{site.urls.canonical.replace(/^https?:\/\//, '')}</p>
          <Made say={say} />
        </footer>
      </div>
    </div>
  )
}

function Contact({ site, say }: { site: SiteData; say: DocumentContext['say'] }) {
  const mail = site.email === null ? null : mailLink(site.email)
  const phone = site.phone_number === null ? null : phoneLink(site.phone_number)
  const [vcard, card] = [site.urls.vcard, site.urls.card].map((address) => (address === null ? null : safeLink(address)))
  return (
    <>
      {mail === null && phone === null ? null : (
        <ul className="contact">
          {mail === null ? null : (
            <li>
              <a href={mail}>
                <MailIcon />
                {site.email}
              </a>
            </li>
          )}
          {phone === null || site.phone_number === null ? null : (
            <li>
              <a href={phone}>
                <PhoneIcon />
                {formatPhone(site.phone_number)}
              </a>
            </li>
          )}
        </ul>
      )}
      {vcard || card ? (
        <p className="actions noprint">
          {vcard ? (
            <a className="button" href={vcard}>
              <SaveIcon />
              {say('document.card.save')}
            </a>
          ) : null}
          {card ? (
            <a className="button quiet" href={card}>
              <PageIcon />
              {say('document.site.card')}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

function Notice({ notice, say }: { notice: StarterNotice; say: DocumentContext['say'] }) {
  if (notice === null) return null
  return (
    <p className="notice noprint">
      {notice.kind === 'preview' ? (
        say('document.preview', { as: notice.as })
      ) : (
        <>
          {say('document.sample')} <a href="/register/user">{say('document.sample.action')}</a>
        </>
      )}
    </p>
  )
}
