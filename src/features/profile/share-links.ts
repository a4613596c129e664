export const SHARERS = ['telegram', 'whatsapp', 'linkedin', 'mail'] as const
export type Sharer = (typeof SHARERS)[number]

/** Where a page is passed on, with words before its address: plain links, which tell nobody until they are pressed. */
export function shareLinks(url: string, words: string): readonly { readonly key: Sharer; readonly href: string }[] {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(words)]
  const hrefs: Readonly<Record<Sharer, string>> = {
    telegram: `https://t.me/share/url?url=${address}&text=${text}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${words} ${url}`)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    mail: `mailto:?subject=${text}&body=${address}`,
  }
  return SHARERS.map((key) => ({ key, href: hrefs[key] }))
}
