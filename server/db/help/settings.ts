import type { HelpTopic } from './help-topic.ts'

export const settingsTopic: HelpTopic = {
  name: { en: 'Account and settings', am: 'መለያና ምርጫዎች' },
  description: {
    en: 'Username, email, devices, language, dates and notifications.',
    am: 'የተጠቃሚ ስም፣ ኢሜይል፣ መሣሪያዎች፣ ቋንቋ፣ ቀኖችና ማሳወቂያዎች።',
  },
  groups: [
    {
      name: { en: 'Sign-in details', am: 'የመግቢያ መረጃ' },
      questions: [
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'Can I change my username, and what happens to my old address?',
            am: 'የተጠቃሚ ስሜን መቀየር እችላለሁ? የቀድሞው አድራሻዬስ ምን ይሆናል?',
          },
          answer: {
            en: [
              'Yes, in [changePassword], with your password. You then sign in with the new name, and your page has a new address. Links and QR codes with the old name still lead to you, and nobody else can take it.',
              'You can have up to five old names, and take each of them back at any time.',
            ],
            am: [
              'አዎ፣ [changePassword] በሚለው ገጽ ላይ፣ በይለፍ ቃልዎ። ከዚያ በአዲሱ ስም ይገባሉ፤ ገጽዎም አዲስ አድራሻ ይኖረዋል። የቀድሞው ስም ያለባቸው ማስፈንጠሪያዎችና የQR ኮዶች ወደ እርስዎ መምራታቸውን ይቀጥላሉ፤ ያንን ስም ሌላ ሰው አያገኘውም።',
              'እስከ አምስት የቀድሞ ስሞች ሊኖሩዎት ይችላሉ፤ እያንዳንዳቸውንም በማንኛውም ጊዜ መልሰው መውሰድ ይችላሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'How do I change my email or phone number?',
            am: 'ኢሜይሌን ወይም ስልክ ቁጥሬን እንዴት እቀይራለሁ?',
          },
          answer: {
            en: [
              'Request the change in [changePassword]; you need your password. We send a link to the new email, or, for a phone number, to your current email. Open it within 24 hours. Until then nothing changes, and you can cancel the request.',
              'When your email changes, we notify the old address.',
            ],
            am: [
              'ለውጡን [changePassword] በሚለው ገጽ ላይ ይጠይቁ፤ የይለፍ ቃልዎ ያስፈልጋል። ወደ አዲሱ ኢሜይል፣ ስልክ ቁጥር ከሆነም ወደ አሁኑ ኢሜይልዎ ማስፈንጠሪያ እንልካለን። በ24 ሰዓት ውስጥ ይክፈቱት። እስከዚያ ምንም አይቀየርም፤ ጥያቄውንም መተው ይችላሉ።',
              'ኢሜይልዎ ሲቀየር ለቀድሞው አድራሻ እናሳውቃለን።',
            ],
          },
        },
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'How do I see where I’m signed in?',
            am: 'የት የት እንደገባሁ እንዴት አያለሁ?',
          },
          answer: {
            en: [
              '[changePassword] lists the devices where you’re signed in and when each was last seen. Sign out any that you don’t recognise or no longer use.',
              'If you didn’t sign in there yourself, change your password too: that signs out all other devices. We also email you when someone signs in on a kind of device you haven’t used before.',
            ],
            am: [
              '[changePassword] የሚለው ገጽ የገቡባቸውን መሣሪያዎችና እያንዳንዱ መጨረሻ የታየበትን ጊዜ ይዘረዝራል። የማያውቁትን ወይም ከእንግዲህ የማይጠቀሙበትን ያስወጡ።',
              'የገቡት እርስዎ ካልሆኑ የይለፍ ቃልዎንም ይቀይሩ፤ ይህም ሌሎች መሣሪያዎችን ሁሉ ያስወጣል። ከዚህ በፊት ባልተጠቀሙበት ዓይነት መሣሪያ ሲገባም በኢሜይል እናሳውቅዎታለን።',
            ],
          },
        },
        {
          for: 'member',
          route: 'dashboard',
          question: { en: 'Can I have several accounts?', am: 'ብዙ መለያዎች ሊኖሩኝ ይችላሉ?' },
          answer: {
            en: [
              'Companies can: the account menu at the top of [dashboard] adds another company with the same sign-in and its own page, structure and employees. [plan] says how many are possible.',
              'People have one account of their own. Companies that employ them, or that they help to own, appear beside it in the same menu, where you switch between them.',
            ],
            am: [
              'ድርጅቶች ይችላሉ፦ በ[dashboard] ገጽ አናት ላይ ያለው የመለያ ምናሌ በዚያው መግቢያ ሌላ ድርጅት ይጨምራል፤ የራሱ ገጽ፣ አደረጃጀትና ሠራተኞች ይኖሩታል። ስንት እንደሚቻል [plan] የሚለው ገጽ ይናገራል።',
              'ግለሰቦች የራሳቸው አንድ መለያ አላቸው። የሚሠሩባቸው ወይም በጋራ ባለቤት የሆኑባቸው ድርጅቶች በዚያው ምናሌ ከጎኑ ይታያሉ፤ ከአንዱ ወደ ሌላው እዚያ ይቀይራሉ።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Language and dates', am: 'ቋንቋና ቀኖች' },
      questions: [
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'How do I switch between English and Amharic?',
            am: 'በእንግሊዝኛና በአማርኛ መካከል እንዴት እቀያይራለሁ?',
          },
          answer: {
            en: [
              'With the language menu at the top of every page, or in [changePassword]. The choice is saved with your account, so it’s the same on every device, and our emails use it too.',
            ],
            am: [
              'በእያንዳንዱ ገጽ አናት ላይ ባለው የቋንቋ ምናሌ ወይም [changePassword] በሚለው ገጽ ላይ። ምርጫው ከመለያዎ ጋር ስለሚቀመጥ በሁሉም መሣሪያዎችዎ ላይ አንድ ነው፤ ኢሜይሎቻችንም በእሱ ይጻፋሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'changePassword',
          question: { en: 'Can I use the Ethiopian calendar?', am: 'የኢትዮጵያን የቀን አቆጣጠር መጠቀም እችላለሁ?' },
          answer: {
            en: [
              'Yes. Choose it in [changePassword], and dates are shown in it. In date fields you can switch between both calendars, and type a date or pick it.',
            ],
            am: [
              'አዎ። [changePassword] በሚለው ገጽ ላይ ይምረጡት፤ ቀኖች በእሱ ይታያሉ። በቀን መስኮች ላይ በሁለቱ አቆጣጠሮች መካከል መቀያየር፣ ቀኑን መጻፍ ወይም መምረጥ ይችላሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'dashboard',
          question: { en: 'Is there a dark theme?', am: 'ጨለማ ገጽታ አለ?' },
          answer: {
            en: [
              'Yes. Switch it on and off at the top of [dashboard] and every other page. The choice is kept in this browser. Public pages follow the reader’s device at first, and each reader can switch them too.',
            ],
            am: [
              'አዎ። በ[dashboard] እና በሌሎች ገጾች ሁሉ አናት ላይ ያበሩታል፣ ያጠፉታል። ምርጫው በዚህ አሳሽ ውስጥ ይቀመጣል። ለሕዝብ የሚታዩ ገጾች መጀመሪያ የአንባቢውን መሣሪያ ምርጫ ይከተላሉ፤ እያንዳንዱ አንባቢም መቀየር ይችላል።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Notifications and emails', am: 'ማሳወቂያዎችና ኢሜይሎች' },
      questions: [
        {
          for: 'member',
          route: 'notifications',
          question: { en: 'How do I choose which emails I get?', am: 'የትኞቹ ኢሜይሎች እንዲደርሱኝ እንዴት እመርጣለሁ?' },
          answer: {
            en: [
              'In [notifications] you choose for each kind: by email right away, once a day in one email, or never. In the list itself you always see everything, and job offers that wait for your answer come first.',
              'Emails about the safety of your account, such as a changed password, are always sent.',
            ],
            am: [
              '[notifications] በሚለው ገጽ ላይ ለእያንዳንዱ ዓይነት ይመርጣሉ፦ በኢሜይል ወዲያውኑ፣ በቀን አንድ ጊዜ በአንድ ኢሜይል ወይም በጭራሽ። በዝርዝሩ ላይ ግን ሁልጊዜ ሁሉንም ያያሉ፤ መልስዎን የሚጠብቁ የቅጥር ጥያቄዎች ይቀድማሉ።',
              'ስለ መለያዎ ደኅንነት የሚላኩ ኢሜይሎች፣ ለምሳሌ የይለፍ ቃል ሲቀየር፣ ሁልጊዜ ይላካሉ።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'helpCenter',
          question: {
            en: 'How do I stop emails from someone I don’t know?',
            am: 'ከማላውቀው ሰው የሚመጡ ኢሜይሎችን እንዴት አስቆማለሁ?',
          },
          answer: {
            en: [
              'Emails that you didn’t ask for, such as an invitation from a company, end with a link: {mail.stop.link}. You can stop emails of that sender, or of everyone you don’t know. You don’t need an account.',
              'If you follow a company by email, its emails have a link to stop following. You find answers to other questions in the [helpCenter].',
            ],
            am: [
              'እርስዎ ያልጠየቋቸው ኢሜይሎች፣ ለምሳሌ የድርጅት ግብዣ፣ በመጨረሻቸው {mail.stop.link} የሚል ማስፈንጠሪያ አላቸው። የዚያን ላኪ ወይም የማያውቋቸውን ሁሉ ኢሜይሎች ማስቆም ይችላሉ። መለያ አያስፈልግዎትም።',
              'ድርጅትን በኢሜይል የሚከተሉ ከሆነ በኢሜይሎቹ ውስጥ መከተል የሚያቆሙበት ማስፈንጠሪያ አለ። ለሌሎች ጥያቄዎች መልስ በ[helpCenter] ያገኛሉ።',
            ],
          },
        },
      ],
    },
  ],
}
