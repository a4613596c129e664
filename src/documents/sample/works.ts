import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { SectionEntry } from '../site-data.ts'

const ethiopia = { key: 'ET', name: { en: 'Ethiopia', am: 'ኢትዮጵያ' } satisfies Localized }

/**
 * What the invented engineer wrote. Neither the journals' numbers nor the DOIs exist: 10.5555 is the prefix for
 * examples.
 */
export const publishedWorks: readonly SectionEntry<'published_works'>[] = [
  {
    title: {
      en: 'How infilled frames in the Rift Valley really move: eleven buildings measured',
      am: 'በስምጥ ሸለቆ በግድግዳ የተሞሉ ፍሬሞች በእርግጥ እንዴት ይንቀሳቀሳሉ፦ የአሥራ አንድ ሕንፃዎች ልኬት',
    },
    description: {
      en: 'Ambient vibration of eleven buildings between Adama and Hawassa. Walls that the models leave out carry a third of the stiffness, until they do not.',
      am: 'በአዳማና በሐዋሳ መካከል ባሉ አሥራ አንድ ሕንፃዎች የተፈጥሮ ንዝረት ልኬት። በስሌት ሞዴሎች የማይካተቱ ግድግዳዎች የጥንካሬውን ሲሶ ይሸከማሉ፤ እስኪሰነጠቁ ድረስ።',
    },
    publication_date: '2023-05-18',
    author_names: { en: 'Hanna B. Wolde, Getachew Asfaw, Lensa Dabala', am: 'ሐና በ. ወልዴ፣ ጌታቸው አስፋው፣ ሌንሳ ደበላ' },
    journal_name: { en: 'Journal of Ethiopian Structural Engineering', am: 'የኢትዮጵያ ስትራክቸራል ምሕንድስና መጽሔት' },
    doi: '10.5555/jese.2023.0412',
    citation_count: 14,
    status: 'published',
    publisher: { en: 'Society of Civil Engineers', am: 'የሲቪል መሐንዲሶች ማኅበር' },
    country: ethiopia,
    attachment: null,
  },
  {
    title: { en: 'A footbridge that a village can mend', am: 'መንደሩ ራሱ ሊጠግነው የሚችል የእግረኛ ድልድይ' },
    description: {
      en: 'Details for spans up to 40 metres in which every part that wears can be made and changed within a day’s walk.',
      am: 'እስከ 40 ሜትር ለሚደርሱ ድልድዮች የተዘጋጁ ዝርዝር ንድፎች፤ የሚያልቅ ክፍል ሁሉ በአንድ ቀን መንገድ ውስጥ ሊሠራና ሊቀየር የሚችልበት።',
    },
    publication_date: '2020-11-02',
    author_names: { en: 'Hanna B. Wolde', am: 'ሐና በ. ወልዴ' },
    journal_name: { en: 'Rural Access Papers', am: 'የገጠር ተደራሽነት ጽሑፎች' },
    doi: '10.5555/rap.2020.77',
    citation_count: 6,
    status: 'published',
    publisher: { en: 'Highland Roads Network', am: 'የደጋ መንገዶች መረብ' },
    country: ethiopia,
    attachment: null,
  },
]
