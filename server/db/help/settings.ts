import type { HelpTopic } from './help-topic.ts'

export const settingsTopic: HelpTopic = {
  name: { en: 'Account and settings', am: 'መለያና ምርጫዎች' },
  description: {
    en: 'Username, email, devices, security, your data, language, dates and notifications.',
    am: 'የተጠቃሚ ስም፣ ኢሜይል፣ መሣሪያዎች፣ ደኅንነት፣ የእርስዎ መረጃ፣ ቋንቋ፣ ቀኖችና ማሳወቂያዎች።',
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
      name: { en: 'Security and your data', am: 'ደኅንነትና የእርስዎ መረጃ' },
      questions: [
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'How do I protect my sign-in with a second step?',
            am: 'መግቢያዬን በሁለተኛ ደረጃ እንዴት እጠብቃለሁ?',
          },
          answer: {
            en: [
              'Under {session.second_factor.title} in [changePassword], choose {session.second_factor.set_up} and enter your password. Scan the QR code with an authenticator app on your phone, and enter the code it shows.',
              'We then show ten recovery codes, only this once. Keep them in a safe place: each signs you in one time without your phone.',
              'From then on, signing in takes your password and a code from the app. You can make new recovery codes or turn the second step off on the same page.',
            ],
            am: [
              '[changePassword] በሚለው ገጽ ላይ {session.second_factor.title} በሚለው ሥር {session.second_factor.set_up} የሚለውን መርጠው የይለፍ ቃልዎን ያስገቡ። የQR ኮዱን በስልክዎ ባለ የማረጋገጫ መተግበሪያ አንብበው የሚያሳየውን ኮድ ያስገቡ።',
              'ከዚያ አሥር የመጠባበቂያ ኮዶችን ይህን አንድ ጊዜ ብቻ እናሳይዎታለን። በአስተማማኝ ቦታ ያስቀምጧቸው፤ እያንዳንዱ ያለ ስልክዎ አንድ ጊዜ ያስገባዎታል።',
              'ከዚያ በኋላ ለመግባት የይለፍ ቃልዎና ከመተግበሪያው የሚገኝ ኮድ ያስፈልጋሉ። አዲስ የመጠባበቂያ ኮዶችን ማውጣት ወይም ሁለተኛውን ደረጃ ማጥፋት በዚያው ገጽ ላይ ይቻላል።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'login',
          question: {
            en: 'I lost the phone with my authenticator app. How do I sign in?',
            am: 'የማረጋገጫ መተግበሪያ ያለበት ስልኬ ጠፋ። እንዴት እገባለሁ?',
          },
          answer: {
            en: [
              'At [login], enter your password as always, and one of your recovery codes in the place of the code. Each works once. Then set the second step up again with your new phone.',
              'Without recovery codes, ask an administrator at [contactUs] to reset it. They make sure that it’s you.',
            ],
            am: [
              '[login] በሚለው ገጽ ላይ የይለፍ ቃልዎን እንደ ወትሮው፣ በኮዱ ቦታ ደግሞ ከመጠባበቂያ ኮዶችዎ አንዱን ያስገቡ። እያንዳንዱ አንድ ጊዜ ብቻ ይሠራል። ከዚያ ሁለተኛውን ደረጃ በአዲሱ ስልክዎ እንደገና ያዘጋጁ።',
              'የመጠባበቂያ ኮዶች ከሌሉዎት አስተዳዳሪ ዳግም እንዲያስጀምርልዎ [contactUs] በሚለው ገጽ ይጠይቁ። እርስዎ መሆንዎን ያረጋግጣሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'How do I get everything that Sira stores about me?',
            am: 'ሥራ ስለ እኔ የያዘውን ሁሉ እንዴት አገኛለሁ?',
          },
          answer: {
            en: [
              'Under {session.data.title} in [changePassword], choose {session.data.request} and enter your password. We email you when the archive is ready, usually within a minute.',
              'You can download it there for a week; then we delete it. It contains your entries as text, your pictures and documents, and a page that lists them, also of the companies that you own.',
            ],
            am: [
              '[changePassword] በሚለው ገጽ ላይ {session.data.title} በሚለው ሥር {session.data.request} የሚለውን መርጠው የይለፍ ቃልዎን ያስገቡ። ማኅደሩ ሲዘጋጅ፣ አብዛኛውን ጊዜ በአንድ ደቂቃ ውስጥ፣ በኢሜይል እናሳውቅዎታለን።',
              'እዚያው ለአንድ ሳምንት ሊያወርዱት ይችላሉ፤ ከዚያ እንሰርዘዋለን። የጻፏቸውን በጽሑፍ፣ ምስሎችዎንና ሰነዶችዎን፣ የሚዘረዝራቸውንም ገጽ ይይዛል፤ ባለቤት የሆኑባቸውን ድርጅቶችም ጨምሮ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'changePassword',
          question: {
            en: 'How do I delete my account, and can I change my mind?',
            am: 'መለያዬን እንዴት እሰርዛለሁ? ሐሳቤንስ መቀየር እችላለሁ?',
          },
          answer: {
            en: [
              'Under {session.deletion.title} in [changePassword]. Before you confirm with your password, you read what happens to each of your accounts. You may want to download your data first, on the same page.',
              'You’re signed out everywhere at once, and your pages and QR codes stop working. For 14 days nothing is deleted: sign in as always and choose {session.login.restore}, and everything is as it was.',
              'After that, everything is deleted for good. Your username stays reserved. Employers keep their record of your jobs, without your name.',
            ],
            am: [
              '[changePassword] በሚለው ገጽ ላይ {session.deletion.title} በሚለው ሥር። በይለፍ ቃልዎ ከማረጋገጥዎ በፊት በእያንዳንዱ መለያዎ ላይ የሚሆነውን ያነባሉ። አስቀድመው በዚያው ገጽ ላይ መረጃዎን ማውረድ ይችላሉ።',
              'ወዲያውኑ ከሁሉም መሣሪያዎች ይወጣሉ፤ ገጾችዎና የQR ኮዶችዎም መሥራት ያቆማሉ። ለ14 ቀናት ምንም አይሰረዝም፦ እንደ ወትሮው ገብተው {session.login.restore} የሚለውን ይምረጡ፤ ሁሉም እንደነበረ ይሆናል።',
              'ከዚያ በኋላ ሁሉም ለዘለቄታው ይሰረዛል። የተጠቃሚ ስምዎ እንደተያዘ ይቆያል። አሠሪዎች የሥራዎችዎን መዝገብ ያለ ስምዎ ይይዛሉ።',
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
              'Yes. Switch it on and off at the top of [dashboard] and every other page. The choice is saved in this browser. Public pages follow the reader’s device at first, and each reader can switch them too.',
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
