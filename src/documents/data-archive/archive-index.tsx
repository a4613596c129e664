const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}td{padding:.25rem 2rem .25rem 0;vertical-align:top}'

export interface ArchiveIndexProps {
  readonly lang: 'en' | 'am'
  readonly title: string
  readonly text: string
  /** Each file of data, with how much is in it, in words. */
  readonly parts: readonly { readonly name: string; readonly count: string }[]
  readonly filesTitle: string
  /** Where the stored files are. */
  readonly files: readonly string[]
}

/** The page that says what is in the archive of a person's data, for whoever unpacks it. */
export function ArchiveIndex({ lang, title, text, parts, filesTitle, files }: ArchiveIndexProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{text}</p>
        <table>
          <tbody>
            {parts.map(({ name, count }) => (
              <tr key={name}>
                <td>
                  <a href={name}>{name}</a>
                </td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {files.length > 0 ? <h2>{filesTitle}</h2> : null}
        <ul>
          {files.map((name) => (
            <li key={name}>
              <a href={name}>{name.slice(name.indexOf('/') + 1)}</a>
            </li>
          ))}
        </ul>
      </body>
    </html>
  )
}
