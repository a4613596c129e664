import type { FirstUserType } from './site-text.ts'

export const USER_TYPES: readonly FirstUserType[] = [
  {
    key: 'people',
    registers: 'person',
    slug: 'people',
    icon: 'people',
    name: { en: 'For people', am: 'ለግለሰቦች' },
    summary: {
      en: 'Your work on a page under your own name, on a card that fits in any phone, and job offers that you answer in writing.',
      am: 'ሥራዎ በራስዎ ስም በተሰየመ ገጽ ላይ፣ በማንኛውም ስልክ በሚከፈት ካርድ ላይ፤ የቅጥር ጥያቄዎችም በጽሑፍ የሚመልሱባቸው።',
    },
    body: {
      en: [
        'Most people who are good at their work cannot be found by it. Sira gives you one address that says who you are and what you do, in English, in Amharic or in both.',
        'You need about five short steps for a page worth showing. Everything else, from published works to testimonials, can follow when you have time.',
        'Each detail has its own audience: everyone, people with your card, or only you. Before you publish, you see your page as each of them would.',
        'To start: [registerUser]. It is free, and you can unpublish your page at any time.',
      ],
      am: [
        'ሥራቸውን በሚገባ የሚያውቁ ብዙ ሰዎች በሥራቸው አይታወቁም። ሥራ ማን እንደሆኑና ምን እንደሚሠሩ የሚናገር አንድ አድራሻ ይሰጥዎታል፤ በአማርኛ፣ በእንግሊዝኛ ወይም በሁለቱም።',
        'ለዕይታ የሚበቃ ገጽ ለመሥራት አምስት አጫጭር ደረጃዎች ይበቃሉ። የቀረው ሁሉ፣ ከታተሙ ሥራዎች እስከ ምስክርነቶች፣ ጊዜ ሲያገኙ ሊከተል ይችላል።',
        'እያንዳንዱ መረጃ የራሱ ተመልካች አለው፦ ሁሉም ሰው፣ ካርድዎ ያላቸው ሰዎች ወይም እርስዎ ብቻ። ከማተምዎ በፊት እያንዳንዳቸው ገጽዎን እንዴት እንደሚያዩት ይመለከታሉ።',
        '[registerUser] በሚለው ገጽ ይጀምሩ። ነፃ ነው፤ ገጽዎንም በማንኛውም ጊዜ ከሕዝብ እይታ ማውጣት ይችላሉ።',
      ],
    },
  },
  {
    key: 'companies',
    registers: 'company',
    slug: 'companies',
    icon: 'building',
    name: { en: 'For companies', am: 'ለድርጅቶች' },
    summary: {
      en: 'A public page that people can follow, a structure that everyone understands, and job offers sent as letters.',
      am: 'ሰዎች የሚከተሉት ይፋዊ ገጽ፣ ሁሉም የሚረዳው አደረጃጀት፣ እንዲሁም እንደ ደብዳቤ የሚላኩ የቅጥር ጥያቄዎች።',
    },
    body: {
      en: [
        'A company is more than a telephone number. With Sira it has a page that says what it offers, when it is open and where to find it, in both languages.',
        'Inside, departments and positions form a chart that draws itself. Offers go out for these positions, one at a time or for a whole staff from a spreadsheet, and each answer is recorded with the version it was given to.',
        'Several owners can look after one company, each with their own sign-in. Employees get only the rights that you give them.',
        'To start: [registerCompany].',
      ],
      am: [
        'ድርጅት ከስልክ ቁጥር በላይ ነው። በሥራ ላይ ምን እንደሚያቀርብ፣ መቼ እንደሚከፈትና የት እንደሚገኝ በሁለቱም ቋንቋዎች የሚናገር ገጽ ይኖረዋል።',
        'በውስጥም የሥራ ክፍሎችና የሥራ መደቦች ራሱን የሚስል ሠንጠረዥ ይሆናሉ። የቅጥር ጥያቄዎች ለእነዚህ መደቦች አንድ በአንድ ወይም ከተመን ሉህ ለሁሉም ሠራተኞች ይላካሉ፤ እያንዳንዱ መልስም ከተሰጠበት ቅጂ ጋር ይመዘገባል።',
        'አንድን ድርጅት ብዙ ባለቤቶች እያንዳንዳቸው በራሳቸው መግቢያ ማስተዳደር ይችላሉ። ሠራተኞች የሚኖራቸው እርስዎ የሰጧቸው መብት ብቻ ነው።',
        '[registerCompany] በሚለው ገጽ ይጀምሩ።',
      ],
    },
  },
  {
    key: 'institutions',
    registers: 'company',
    slug: 'institutions',
    icon: 'columns',
    name: { en: 'For institutions', am: 'ለተቋማት' },
    summary: {
      en: 'Facts that an administrator has verified, an organisation chart of up to 2,000 positions, and an account for each branch that your plan allows.',
      am: 'በአስተዳዳሪ የተረጋገጡ መረጃዎች፣ እስከ 2,000 የሥራ መደቦች ያሉት የአደረጃጀት ሠንጠረዥ፣ ዕቅድዎ በፈቀደው መጠንም ለየቅርንጫፉ መለያ።',
    },
    body: {
      en: [
        'Universities, associations, public offices and organisations of many branches register in the same way as companies and get the same tools.',
        'What matters more to them is trust and order: legal numbers checked against documents, a badge beside the name wherever it appears, licences that remind you before they expire, and a chart that can be printed on one large sheet.',
        'Each branch can have an account of its own, as many as your plan allows, and you switch between them with one sign-in.',
        'To start: [registerCompany].',
      ],
      am: [
        'ዩኒቨርሲቲዎች፣ ማኅበራት፣ የመንግሥት መሥሪያ ቤቶችና ብዙ ቅርንጫፎች ያሏቸው ተቋማት እንደ ድርጅቶች ይመዘገባሉ፤ ተመሳሳይ አገልግሎቶችንም ያገኛሉ።',
        'ለእነርሱ ይበልጥ የሚያስፈልገው እምነትና ሥርዓት ነው፦ ከሰነዶች ጋር የተመሳከሩ ሕጋዊ ቁጥሮች፣ ስማቸው በሚታይበት ሁሉ የሚኖር የማረጋገጫ ምልክት፣ ጊዜያቸው ከማለፉ በፊት የሚያስታውሱ ፈቃዶች፣ እንዲሁም በአንድ ትልቅ ወረቀት ላይ የሚታተም የአደረጃጀት ሠንጠረዥ።',
        'ዕቅድዎ በፈቀደው መጠን እያንዳንዱ ቅርንጫፍ የራሱ መለያ ሊኖረው ይችላል፤ በአንድ መግቢያም ከአንዱ ወደ ሌላው ይቀይራሉ።',
        '[registerCompany] በሚለው ገጽ ይጀምሩ።',
      ],
    },
  },
]
