/** Where an article can be passed on without a script: the address of each place with the article in it. */
export const shareLinks = (url: string, title: string) => {
  const [at, called] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { key: 'telegram', href: `https://t.me/share/url?url=${at}&text=${called}` },
    { key: 'whatsapp', href: `https://wa.me/?text=${called}%20${at}` },
    { key: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${at}` },
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${at}` },
    { key: 'email', href: `mailto:?subject=${called}&body=${at}` },
  ] as const
}
