import { z } from 'zod'
import type { AnyResource } from '../../openapi/resource.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import type { ReferenceList } from '../../openapi/schemas/reference.ts'

/**
 * Forty texts that run where a page takes them for mark-up, script, style or an address. Each would set `ran` on the
 * window. At most 57 characters, all different.
 */
export const PAYLOADS: readonly string[] = [
  '<script>ran=1</script>',
  '<ScRiPt>ran=2</sCrIpT>',
  '"><script>ran=3</script>',
  "'><script>ran=4</script>",
  '</title><script>ran=5</script>',
  '</style><script>ran=6</script>',
  '</script><script>ran=7</script>',
  '</textarea><script>ran=8</script>',
  '<img src=x onerror=ran=9>',
  '<img src=x onerror="ran=10">',
  '"><img src=x onerror=ran=11>',
  '<svg onload=ran=12>',
  '<svg><script>ran=13</script></svg>',
  '<svg><animate onbegin=ran=14 attributeName=x>',
  '<body onload=ran=15>',
  '<iframe srcdoc="<script>parent.ran=16</script>">',
  '<iframe src=javascript:parent.ran=17>',
  '<object data=javascript:ran=18>',
  '<embed src=javascript:ran=19>',
  '<a href=javascript:ran=20 autofocus onfocus=ran=20>x</a>',
  '<input autofocus onfocus=ran=21>',
  '<details open ontoggle=ran=22>',
  '<video><source onerror=ran=23></video>',
  '<math><mi xlink:href=javascript:ran=24>',
  '<link rel=stylesheet href=//evil.example/25>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '<base href=//evil.example/27>',
  '<form action=javascript:ran=28><button>28',
  '{{constructor.constructor("ran=29")()}}',
  '${ran=30}',
  '<!--><script>ran=31</script>',
  '<![CDATA[><script>ran=32</script>]]>',
  '&lt;script&gt;ran=33&lt;/script&gt;',
  '\\u003cscript\\u003eran=34\\u003c/script\\u003e',
  '%3Cscript%3Eran=35%3C/script%3E',
  '" onmouseover="ran=36" autofocus onfocus="ran=36',
  "' onclick='ran=37' style='animation-name:x",
  'x;}*{background:url(javascript:ran=38)}',
  'expression(ran=39)',
  '<noscript><p title="</noscript><img src=x onerror=ran=40>',
]

/** Addresses and colours that must be refused: what they would do, a link or a style sheet would do. */
export const BAD_ADDRESSES: readonly string[] = [
  'javascript:ran=1',
  'JaVaScRiPt:ran=2',
  ' javascript:ran=3',
  'java\tscript:ran=4',
  'data:text/html,<script>ran=5</script>',
  'vbscript:ran=6',
  'file:///etc/passwd',
  '//evil.example/8',
  'https://',
  'http://localhost/10',
]
export const BAD_COLOURS: readonly string[] = [
  'red',
  '#fff',
  '#12345g',
  '#123456;}</style><script>ran=1</script>',
  'url(javascript:ran=2)',
  'expression(ran=3)',
  '#1234567',
  'var(--x)',
]

/** What an entry needs of the server: files staged for it alone, the key of an entry of a fixed list. */
export interface Staged {
  readonly reference: (list: ReferenceList) => Promise<string>
  readonly picture: () => Promise<string>
  readonly document: () => Promise<string>
}

const mayBeNull = (schema: unknown) => schema instanceof z.ZodNullable

/** A body of a resource with `text` in every field that takes text, and `address` in every field that takes a link. */
export async function bodyWith(
  resource: AnyResource,
  text: string,
  address: string,
  staged: Staged,
): Promise<Record<string, unknown>> {
  const dates = ['2014-09-15', '2018-07-01']
  const both = { en: text, am: `${text} ሥራ` }
  const long = `${text} — at least twenty characters`
  const flag = flagOf(resource)
  const body: Record<string, unknown> = flag === null ? {} : { [flag]: true }
  for (const [field, of] of Object.entries(resource.fields)) {
    const value = {
      localized: async () => both,
      'localized-long': async () => ({ en: long, am: `${long} ሥራ` }),
      'rich-text': async () => ({
        en: [
          { type: 'heading', level: 2, text: [{ text }] },
          { type: 'paragraph', text: [{ text, bold: true, link: address }] },
          { type: 'bullet', level: 1, text: [{ text, italic: true }] },
        ],
        am: [{ type: 'quote', text: [{ text: `${text} ሥራ` }] }],
      }),
      text: async () => {
        if (field === 'doi') return `10.1000/${text.replaceAll(/\s/g, '')}`
        // A number of a phone or an email is not free text: what runs is refused there.
        const free = text.slice(0, 40)
        return of.kind === 'text' && !of.schema.safeParse(free).success ? (of.sample?.(1) ?? free) : free
      },
      slug: async () => null,
      address: async () => address,
      addresses: async () => [address],
      date: async () => dates.shift() ?? '2020-01-01',
      known: async () => null,
      number: async () => 7,
      rating: async () => 5,
      money: async () => ({ amount: 1200.5, currency: 'ETB' }),
      switch: async () => false,
      choice: async () => {
        if (of.kind !== 'choice') return null
        const shown = ['published', 'available', 'in_stock'].find((one) => of.choices.includes(one))
        return shown ?? of.choices[0]
      },
      icon: async () => 'compass',
      reference: () => staged.reference((of as { readonly list: ReferenceList }).list),
      // Pictures are made anew when they come, so only those that must be there are sent.
      picture: async () => (mayBeNull(resource.schema.shape[field]) ? null : staged.picture()),
      pictures: async () => [],
      document: async () => (mayBeNull(resource.schema.shape[field]) ? null : staged.document()),
      relation: async () => null,
    }[of.kind]
    body[field] = await value()
  }
  return body
}
