/** Where a page's switch leads that shows it in Amharic. */
export const amharicLink = (body: string): string =>
  /<a href="([^"]*)" hrefLang="am"/i.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
