import { resolve } from '../../../openapi/format/names.ts'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import { composePage } from '../compose-page.ts'
import { type DocumentContext, languageLinks, type Page } from '../document.ts'
import { Band } from '../parts/Band.tsx'
import { Contact } from '../parts/Contact.tsx'
import { PageIcon, SaveIcon } from '../parts/icons.tsx'
import { Made } from '../parts/Made.tsx'
import { Verified } from '../parts/Name.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { Text } from '../parts/Text.tsx'
import { Tools } from '../parts/Tools.tsx'
import type { CardData } from '../site-data.ts'
import { cardStyles } from './card.styles.ts'

/** The QR code of the card's address as a path over `size` × `size` modules, its quiet zone included. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** The page that a QR code opens. Never indexed, because the card is only for people who were given it. */
export function cardPage(card: CardData, qr: QrDrawing, context: DocumentContext): Page {
  const { lang, say } = context
  const name = resolve(card.name, lang)?.text ?? card.code
  return composePage(context, {
    title: say('document.card.title', { name }),
    description: say('document.card.description', { name }),
    address: null,
    font: card.font,
    styles: cardStyles,
    colours: card.colours,
    ground: 'surface',
    body: <Card card={card} qr={qr} context={context} />,
  })
}

/** The markup of the page's body, also for stories. */
export function Card({ card, qr, context }: { card: CardData; qr: QrDrawing; context: DocumentContext }) {
  const { lang, say } = context
  const name = resolve(card.name, lang)?.text ?? card.code
  const [vcard, site] = [ownLink(card.urls.vcard), card.urls.site === null ? null : ownLink(card.urls.site)]
  return (
    <div className="stage">
      <a className="skip" href="#main">
        {say('document.skip')}
      </a>
      <div className="top">
        <Tools links={languageLinks(card.urls.card, card.language)} context={context} />
      </div>
      <main id="main">
        <article className="card" aria-label={say('document.card.front', { name })}>
          <header className="face">
            <div>
              <h1>{resolve(card.name, lang) === null ? card.code : <Text value={card.name} lang={lang} />}</h1>
              {card.company?.is_verified ? <Verified say={say} /> : null}
              {[card.job_title, card.headline].map((line, index) =>
                line === null || resolve(line, lang) === null ? null : (
                  <p key={index}>
                    <Text value={line} lang={lang} />
                  </p>
                ),
              )}
            </div>
            <Portrait photo={card.photo} name={name} isLogo={card.company !== null} />
          </header>
          <Band id="tibeb" />
          <Contact of={card} say={say} />
        </article>
        <p className="actions">
          {vcard === null ? null : (
            <a className="button" href={vcard}>
              <SaveIcon />
              {say('document.card.save')}
            </a>
          )}
          {site === null ? null : (
            <a className="button quiet" href={site}>
              <PageIcon />
              {say('document.card.site')}
            </a>
          )}
        </p>
        <details className="pass">
          <summary>{say('document.card.code')}</summary>
          <figure>
            <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={say('document.card.scan')}>
              <path d={qr.path} />
            </svg>
            <figcaption>{say('document.card.scan')}</figcaption>
          </figure>
        </details>
      </main>
      <footer className="foot">
        <Made say={say} />
      </footer>
    </div>
  )
}
