import type { Language } from '../../../openapi/define.ts'
import { safeLink } from '../../../openapi/format/safe-link.ts'
import type { DocumentContext } from '../document.ts'
import { ArrowIcon, EntryIcon, PlatformIcon } from '../parts/icons.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Text } from '../parts/Text.tsx'
import type { Profile, Said, ShowcaseLink, ShownFeature } from './showcase-data.ts'

/** Solutions or user types to go on to, each a card that is one link. */
export const Doors = ({
  links,
  pathOf,
  level: Heading,
  lang,
}: {
  readonly links: readonly ShowcaseLink[]
  readonly pathOf: (slug: string) => string
  readonly level: 'h2' | 'h3'
  readonly lang: Language
}) => (
  <ul className="doors">
    {links.map(({ slug, name, summary, icon }) => (
      <li key={slug}>
        <span className="sign">
          <EntryIcon name={icon} />
        </span>
        <Heading>
          <a href={pathOf(slug)}>
            <Text value={name} lang={lang} />
          </a>
        </Heading>
        <p>
          <Text value={summary} lang={lang} />
        </p>
        <span className="on">
          <ArrowIcon />
        </span>
      </li>
    ))}
  </ul>
)

export const Features = ({
  features,
  level: Heading,
  lang,
}: {
  readonly features: readonly ShownFeature[]
  readonly level: 'h2' | 'h3'
  readonly lang: Language
}) => (
  <ul className="four">
    {features.map(({ name, text, icon }, at) => (
      <li key={at} className={icon ? 'drawn' : undefined}>
        <EntryIcon name={icon} />
        <Heading>
          <Text value={name} lang={lang} />
        </Heading>
        <p>
          <Text value={text} lang={lang} />
        </p>
      </li>
    ))}
  </ul>
)

/** What users say; nothing where nobody has said anything. */
export const Voices = ({
  said,
  context: { say, lang },
}: {
  readonly said: readonly Said[]
  readonly context: DocumentContext
}) =>
  said.length === 0 ? null : (
    <section className="part" aria-labelledby="said">
      <h2 id="said">{say('document.section.testimonials')}</h2>
      <ul className="voices">
        {said.map(({ name, title, content, picture }, at) => (
          <li key={at}>
            <figure>
              <blockquote>
                <p>
                  <Text value={content} lang={lang} />
                </p>
              </blockquote>
              <figcaption>
                {picture ? <Photo picture={picture} className="giver" /> : null}
                <span>
                  <b>
                    <Text value={name} lang={lang} />
                  </b>
                  <br />
                  <Text value={title} lang={lang} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )

/** Where else the product is found; nothing where it is nowhere else. */
export const Elsewhere = ({
  profiles,
  context: { say, lang },
}: {
  readonly profiles: readonly Profile[]
  readonly context: DocumentContext
}) =>
  profiles.length === 0 ? null : (
    <nav className="elsewhere" aria-label={say('document.section.social_media')}>
      {profiles.map(({ platform, label, url }) => (
        <a key={url} href={safeLink(url) ?? undefined} rel="noopener">
          <PlatformIcon platform={platform} />
          <Text value={label} lang={lang} />
        </a>
      ))}
    </nav>
  )
