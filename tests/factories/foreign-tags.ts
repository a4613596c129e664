/** What a browser would take for mark-up that is none of ours, in a page or mail with texts of `PAYLOADS`. */
export const foreignTags = (html: string): readonly string[] => [
  ...[...html.replaceAll(/="[^"]*"/g, '').matchAll(/<[a-z][^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /ran|evil|javascript:|onerror|onload/i.test(tag)),
  ...[...html.matchAll(/(?:href|src|action)="\s*(?:javascript:|data:|\/\/)[^"]*"/gi)].map(([attribute]) => attribute),
]
