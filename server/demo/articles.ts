import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { Viewer } from '../../openapi/define.ts'
import type { RichText } from '../../openapi/rich-text.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { bindings } from '../resources/bindings.ts'
import { createEntry } from '../resources/commands.ts'
import { sendPublishing } from '../resources/publishing.ts'

const paragraph = (text: string): RichText[number] => ({ type: 'paragraph', text: [{ text }] })
const heading = (text: string): RichText[number] => ({ type: 'heading', level: 2, text: [{ text }] })
const step = (text: string): RichText[number] => ({ type: 'number', level: 1, text: [{ text }] })

interface Article {
  readonly title: Localized
  readonly summary: Localized
  readonly body: { readonly en: RichText; readonly am: RichText }
  readonly isPublished: boolean
}

const category = {
  name: { en: 'Getting found', am: 'መታየት' },
  slug: null,
  description: {
    en: 'What makes others read a page to its end.',
    am: 'ሌሎች አንድን ገጽ እስከ መጨረሻ እንዲያነቡ የሚያደርገው።',
  },
  active: true,
}
const author = { en: 'The Sira team', am: 'የሥራ ቡድን' }

const articles: readonly Article[] = [
  {
    isPublished: true,
    title: { en: 'Three sentences that make a headline work', am: 'ርእስዎን የሚያጠናክሩ ሦስት ዓረፍተ ነገሮች' },
    summary: {
      en: 'A headline is read more often than anything else you write about yourself. Say what you do, for whom, and what came of it.',
      am: 'ስለ ራስዎ ከሚጽፉት ሁሉ በብዛት የሚነበበው ርእስዎ ነው። ምን እንደሚሠሩ፣ ለማን እንደሚሠሩና ምን ውጤት እንዳመጣ ይናገሩ።',
    },
    body: {
      en: [
        paragraph(
          'Your headline appears under your name on your page, on your card and in what a search engine shows. Most people write their title there and stop. A title says what you are called, not what you are good for.',
        ),
        heading('Say what you do'),
        paragraph(
          'Use the verb that a customer would use. “I plan water supply for small towns” is better than “water professional”, because the reader knows at once whether to go on.',
        ),
        heading('Say for whom'),
        paragraph('Name the people you work for. It makes others like them stay.'),
        heading('Say what came of it'),
        paragraph(
          'One figure that you can explain in a conversation beats three adjectives: towns served, houses built, students who passed.',
        ),
        step('Write all three sentences.'),
        step('Cross out every word that would also be true of anyone else.'),
        step('What is left is your headline.'),
      ],
      am: [
        paragraph(
          'ርእስዎ በገጽዎ ላይ፣ በካርድዎ ላይና በፍለጋ ውጤቶች ውስጥ ከስምዎ ሥር ይታያል። ብዙ ሰዎች እዚያ የሥራ መጠሪያቸውን ጽፈው ያቆማሉ። መጠሪያ ምን እንደሚባሉ እንጂ ለምን እንደሚጠቅሙ አይናገርም።',
        ),
        heading('ምን እንደሚሠሩ ይናገሩ'),
        paragraph(
          'ደንበኛ የሚጠቀምበትን ግሥ ይጠቀሙ። “ለትንንሽ ከተሞች የውኃ አቅርቦት አቅዳለሁ” ማለት “የውኃ ባለሙያ” ከማለት ይሻላል፤ አንባቢው ንባቡን ይቀጥል ወይም አይቀጥል ወዲያው ይረዳል።',
        ),
        heading('ለማን እንደሚሠሩ ይናገሩ'),
        paragraph('የሚሠሩላቸውን ሰዎች ይጥቀሱ። እነሱን የሚመስሉ ሌሎችም ቆም ብለው ያነባሉ።'),
        heading('ምን ውጤት እንዳመጣ ይናገሩ'),
        paragraph('በንግግር ሊያብራሩት የሚችሉት አንድ ቁጥር ከሦስት ቅጽሎች ይበልጣል፦ ውኃ ያገኙ ከተሞች፣ የተሠሩ ቤቶች፣ ፈተና ያለፉ ተማሪዎች።'),
        step('ሦስቱንም ዓረፍተ ነገሮች ይጻፉ።'),
        step('ስለ ማንም ሌላ ሰው እውነት ሊሆን የሚችለውን ቃል ሁሉ ይሰርዙ።'),
        step('የቀረው ርእስዎ ነው።'),
      ],
    },
  },
  {
    isPublished: true,
    title: { en: 'Before you answer a job offer', am: 'ለቅጥር ጥያቄ መልስ ከመስጠትዎ በፊት' },
    summary: {
      en: 'An offer is a letter with terms. Read five of them slowly, and ask for a change before you refuse.',
      am: 'የቅጥር ጥያቄ ውሎች ያሉት ደብዳቤ ነው። አምስቱን በጥሞና ያንብቡ፤ እምቢ ከማለትዎ በፊትም እንዲስተካከል ይጠይቁ።',
    },
    body: {
      en: [
        paragraph('On Sira an offer waits on your dashboard until its last day. Nobody is hired before you accept.'),
        heading('Five terms to read twice'),
        step('The first day, and whether your present job ends the day before.'),
        step('The salary: how much, in which currency, and for how long a time.'),
        step('Whether the employment ends by itself, and when.'),
        step('The place in the company: the position, and whom you report to.'),
        step('The last day to answer.'),
        heading('Ask for a change'),
        paragraph(
          'If one term keeps you from accepting, refuse with a sentence that names it. The company can change the offer and send it again, and you see what changed beside what was there before.',
        ),
      ],
      am: [
        paragraph('በሥራ ላይ ቅናሹ እስከ መጨረሻው ቀን ድረስ በመነሻ ገጽዎ ይጠብቃል። እርስዎ ሳይቀበሉ ማንም አይቀጠርም።'),
        heading('ሁለት ጊዜ ሊነበቡ የሚገባቸው አምስት ውሎች'),
        step('የመጀመሪያው የሥራ ቀን፣ እንዲሁም አሁን ያለዎት ሥራ በዋዜማው ይጠናቀቅ እንደሆነ።'),
        step('ደመወዙ፦ መጠኑ፣ ገንዘቡና የሚከፈልበት ጊዜ።'),
        step('ቅጥሩ በራሱ ያልቅ እንደሆነና መቼ።'),
        step('በኩባንያው ውስጥ ያለዎት ቦታ፦ የሥራ መደቡና ተጠሪነትዎ ለማን እንደሆነ።'),
        step('መልስ የሚሰጥበት የመጨረሻ ቀን።'),
        heading('እንዲስተካከል ይጠይቁ'),
        paragraph(
          'አንድ ውል ብቻ ከመቀበል የሚያግድዎ ከሆነ፣ ውሉን የሚጠቅስ አንድ ዓረፍተ ነገር ጽፈው ይመልሱት። ኩባንያው የቅጥር ጥያቄውን አስተካክሎ እንደገና ሊልክልዎ ይችላል፤ ምን እንደተለወጠም ከቀድሞው ጎን ያያሉ።',
        ),
      ],
    },
  },
  {
    isPublished: false,
    title: { en: 'A photo that looks like you', am: 'እርስዎን የሚመስል ፎቶ' },
    summary: {
      en: 'Light from a window, nothing behind you, and a face that looks into the lens.',
      am: 'ከመስኮት የሚገባ ብርሃን፣ ከኋላዎ ምንም የሌለበት ግድግዳ፣ ወደ ካሜራው የሚያይ ፊት።',
    },
    body: {
      en: [paragraph('Stand an arm’s length from a window, with the light on your face.')],
      am: [paragraph('ብርሃኑ ፊትዎ ላይ እንዲያርፍ ከመስኮት አንድ ክንድ ርቀው ይቁሙ።')],
    },
  },
]

/** The blog of a demonstration: one topic, what visitors read in it, and a draft that nobody else sees. */
export async function writeArticles(tx: Tx, services: Services, viewer: Viewer): Promise<void> {
  const topic = await createEntry({ tx, services, binding: bindings.blogCategory, viewer }, category)
  const change = { tx, services, binding: bindings.blog, viewer }
  for (const { isPublished, ...article } of articles) {
    const entry = { ...article, slug: null, category_id: topic['id'], author_name: author, cover_id: null }
    const { id, version } = await createEntry(change, entry)
    if (isPublished) await sendPublishing(change, { id: String(id), event: 'publish', version: Number(version) }, null)
  }
}
