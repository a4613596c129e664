import type { HelpTopic } from './help-topic.ts'

export const publishing: HelpTopic = {
  name: { en: 'Publishing and privacy', am: 'ማተምና ግላዊነት' },
  description: {
    en: 'When your page is public, how it looks and who sees what.',
    am: 'ገጽዎ ለሕዝብ የሚታይበት ጊዜ፣ መልኩና ማን ምን እንደሚያይ።',
  },
  groups: [
    {
      name: { en: 'Your public page', am: 'ለሕዝብ የሚታየው ገጽዎ' },
      questions: [
        {
          for: 'member',
          route: 'templates',
          question: { en: 'How do I publish my page?', am: 'ገጼን እንዴት አትማለሁ?' },
          answer: {
            en: [
              'Open [templates], choose how your page looks, check the preview and publish. Your page needs a name and one visible section with an entry; if something is missing, it’s listed there.',
              'From then on anyone with your address can read it: the address of this site, followed by /@ and your username.',
            ],
            am: [
              '[templates] የሚለውን ገጽ ይክፈቱ፣ መልኩን ይምረጡ፣ ቅድመ እይታውን ተመልክተው ያትሙ። ገጽዎ ስምና ግቤት ያለው አንድ የሚታይ ክፍል ያስፈልገዋል፤ የጎደለ ካለ እዚያው ይዘረዘራል።',
              'ከዚያ በኋላ አድራሻውን ያወቀ ሁሉ ሊያነበው ይችላል፦ የዚህ ድረ ገጽ አድራሻ፣ ቀጥሎ /@ እና የተጠቃሚ ስምዎ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'templates',
          question: { en: 'How do I hide my page again?', am: 'ገጼን እንደገና እንዴት እደብቃለሁ?' },
          answer: {
            en: [
              'Unpublish it in [templates]. Its address then shows nothing until you publish again. Nothing is deleted: your content, your settings and your QR code stay as they are.',
              'To hide only a part, hide the section or entry in [sections].',
            ],
            am: [
              '[templates] በሚለው ገጽ ላይ ከሕትመት ያንሡት። እንደገና እስኪያትሙት ድረስ አድራሻው ምንም አያሳይም። ምንም አይሰረዝም፤ ይዘትዎ፣ ምርጫዎችዎና QR ኮድዎ እንዳሉ ይቆያሉ።',
              'ከፊሉን ብቻ ለመደበቅ [sections] በሚለው ገጽ ላይ ክፍሉን ወይም ግቤቱን ይደብቁ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'templates',
          question: {
            en: 'Can I try a template without changing my page?',
            am: 'ገጼን ሳልቀይር አብነት መሞከር እችላለሁ?',
          },
          answer: {
            en: [
              'Yes. In [templates], the preview shows your own content in the template, colours and font you choose. Readers see no change until you save.',
              'You can also look at examples with made-up content: [templateOne], [templateStarter] and, for companies, [sampleCompany].',
            ],
            am: [
              'አዎ። [templates] በሚለው ገጽ ላይ ቅድመ እይታው የራስዎን ይዘት በመረጡት አብነት፣ ቀለማትና የፊደል ቅርጽ ያሳያል። እስኪያስቀምጡ ድረስ ለአንባቢዎች ምንም አይቀየርም።',
              'የናሙና ይዘት ያላቸውን ምሳሌዎችም መመልከት ይችላሉ፦ [templateOne]፣ [templateStarter] እና ለድርጅቶች [sampleCompany]።',
            ],
          },
        },
        {
          for: 'member',
          route: 'templates',
          question: { en: 'Will search engines find my page?', am: 'የፍለጋ ሞተሮች ገጼን ያገኙታል?' },
          answer: {
            en: [
              'Only if you allow it. You’re asked when you publish, and can change your answer in [templates]. If you say no, only people with your address or your card find the page.',
              'It can take search engines some days to notice a change.',
            ],
            am: [
              'እርስዎ ከፈቀዱ ብቻ። ሲያትሙ ይጠየቃሉ፤ መልስዎንም [templates] በሚለው ገጽ ላይ መቀየር ይችላሉ። ካልፈቀዱ ገጹን የሚያገኙት አድራሻዎ ወይም ካርድዎ ያላቸው ብቻ ናቸው።',
              'የፍለጋ ሞተሮች ለውጡን እስኪያውቁ ጥቂት ቀናት ሊወስድባቸው ይችላል።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Privacy', am: 'ግላዊነት' },
      questions: [
        {
          for: 'individual',
          route: 'templates',
          question: { en: 'How do I choose who sees what?', am: 'ማን ምን እንደሚያይ እንዴት እመርጣለሁ?' },
          answer: {
            en: [
              'Each detail in [personalDetail] and [accountSetup] and each section in [sections] says where it’s shown: on your site, on your card, on both, or nowhere. What is shown nowhere only you can see.',
              'The preview in [templates] can show you what visitors see and what only you see.',
            ],
            am: [
              '[personalDetail] እና [accountSetup] በሚሉት ገጾች ላይ ያለ እያንዳንዱ መረጃና [sections] በሚለው ገጽ ላይ ያለ እያንዳንዱ ክፍል የት እንደሚታይ ይናገራል፦ በድረ ገጽዎ፣ በካርድዎ፣ በሁለቱም ወይም የትም። የትም የማይታየውን የሚያዩት እርስዎ ብቻ ነዎት።',
              '[templates] በሚለው ገጽ ላይ ያለው ቅድመ እይታ ጎብኚዎች የሚያዩትንና እርስዎ ብቻ የሚያዩትን ሊያሳይዎ ይችላል።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'personalDetail',
          question: {
            en: 'What is private before I change anything?',
            am: 'ምንም ሳልቀይር በፊት የማይታየው የትኛው መረጃ ነው?',
          },
          answer: {
            en: [
              'Until you choose otherwise in [personalDetail] and [accountSetup]:',
              '- Only you see your birth date, religion, blood group, marital status, kebele, salary range and employment status.',
              '- Your private phone number and email are on your card, but not on your site.',
              '- Your work phone, work email and job title are on both, so that people can reach you.',
            ],
            am: [
              '[personalDetail] እና [accountSetup] በሚሉት ገጾች ላይ ሌላ እስኪመርጡ ድረስ፦',
              '- የትውልድ ቀንዎን፣ ሃይማኖትዎን፣ የደም ዓይነትዎን፣ የጋብቻ ሁኔታዎን፣ ቀበሌዎን፣ የደመወዝ መጠንዎንና የሥራ ሁኔታዎን የሚያዩት እርስዎ ብቻ ነዎት።',
              '- የግል ስልክ ቁጥርዎና ኢሜይልዎ በካርድዎ ላይ ይታያሉ፤ በድረ ገጽዎ ላይ ግን አይታዩም።',
              '- ሰዎች እንዲያገኙዎት የሥራ ስልክዎ፣ የሥራ ኢሜይልዎና የሥራ መጠሪያዎ በሁለቱም ላይ ይታያሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'dashboard',
          question: {
            en: 'Can I see how many people looked at my page?',
            am: 'ገጼን ስንት ሰው እንደተመለከተ ማየት እችላለሁ?',
          },
          answer: {
            en: [
              'Yes, in [dashboard]. It counts views and says whether they came by a link, by your QR code or from a search. The same person counts once in 30 minutes, and your own views don’t count.',
              'We don’t record who looked, and we set no cookies to count.',
            ],
            am: [
              'አዎ፣ [dashboard] በሚለው ገጽ ላይ። እይታዎችን ይቆጥራል፤ በማስፈንጠሪያ፣ በQR ኮድዎ ወይም በፍለጋ እንደመጡም ይናገራል። ያው ሰው በ30 ደቂቃ ውስጥ አንድ ጊዜ ብቻ ይቆጠራል፤ የራስዎ እይታዎች አይቆጠሩም።',
              'ማን እንደተመለከተ አንመዘግብም፤ ለመቁጠርም ኩኪ አንጠቀምም።',
            ],
          },
        },
      ],
    },
  ],
}
