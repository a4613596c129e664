import type { HelpTopic } from './help-topic.ts'

export const companies: HelpTopic = {
  name: { en: 'For companies', am: 'ለድርጅቶች' },
  description: {
    en: 'Verification, structure, employees, owners and plans.',
    am: 'ማረጋገጫ፣ አደረጃጀት፣ ሠራተኞች፣ ባለቤቶችና ዕቅዶች።',
  },
  groups: [
    {
      name: { en: 'Verification and followers', am: 'ማረጋገጫና ተከታዮች' },
      questions: [
        {
          for: 'company',
          route: 'companyInformation',
          question: { en: 'How do I get my company verified?', am: 'ድርጅቴን እንዴት አስረጋግጣለሁ?' },
          answer: {
            en: [
              'Fill in the legal numbers in [companyInformation] and request verification there with the documents that prove them: trade licence, registration certificate, TIN certificate. Only administrators see the documents.',
              'You’re notified of the decision. A verified company has a badge beside its name. If a request is refused, you read why and can apply again.',
            ],
            am: [
              '[companyInformation] በሚለው ገጽ ላይ ሕጋዊ መለያ ቁጥሮችን ይሙሉና ከሚያረጋግጧቸው ሰነዶች ጋር እዚያው ማረጋገጫ ይጠይቁ፦ የንግድ ፈቃድ፣ የምዝገባ የምስክር ወረቀት፣ የግብር ከፋይ የምስክር ወረቀት። ሰነዶቹን የሚያዩት አስተዳዳሪዎች ብቻ ናቸው።',
              'ውሳኔው ይነገርዎታል። የተረጋገጠ ድርጅት ከስሙ ጎን ምልክት ይኖረዋል። ጥያቄው ውድቅ ከሆነ ምክንያቱን አንብበው እንደገና መጠየቅ ይችላሉ።',
            ],
          },
        },
        {
          for: 'company',
          route: 'companyInformation',
          question: {
            en: 'Why did our verified badge disappear?',
            am: 'የማረጋገጫ ምልክታችን የጠፋው ለምንድን ነው?',
          },
          answer: {
            en: [
              'An administrator verified certain facts: name, legal name, TIN, VAT and registration number. When one of them changes in [companyInformation], the badge disappears and your request is reviewed again. The form tells you before you save.',
              'Everything else, such as hours, place and licences, can change freely. An administrator can also revoke a verification, with a note that says why.',
            ],
            am: [
              'አስተዳዳሪ ያረጋገጠው የተወሰኑ መረጃዎችን ነው፦ ስም፣ ሕጋዊ ስም፣ የግብር ከፋይ መለያ ቁጥር፣ የተጨማሪ እሴት ታክስ ቁጥርና የምዝገባ ቁጥር። [companyInformation] በሚለው ገጽ ላይ ከእነዚህ አንዱ ሲለወጥ ምልክቱ ይነሳል፤ ጥያቄዎም እንደገና ይታያል። ቅጹ ከማስቀመጥዎ በፊት ይነግርዎታል።',
              'ሌላው ሁሉ፣ ለምሳሌ የሥራ ሰዓት፣ አድራሻና ፈቃዶች፣ በነጻ ሊለወጥ ይችላል። አስተዳዳሪም ምክንያቱን በማስታወሻ ገልጾ ማረጋገጫን ሊሰርዝ ይችላል።',
            ],
          },
        },
        {
          for: 'company',
          route: 'subscribed',
          question: { en: 'How do people follow our company?', am: 'ሰዎች ድርጅታችንን እንዴት ይከተላሉ?' },
          answer: {
            en: [
              'Your published page has a follow button, and [subscribed] has a link to share. People follow with their account or only by email, which they confirm first.',
              'The list in [subscribed] can be searched and downloaded. Followers can stop at any time.',
            ],
            am: [
              'የታተመው ገጽዎ የመከተያ ቁልፍ አለው፤ [subscribed] በሚለው ገጽም የሚጋራ ማስፈንጠሪያ አለ። ሰዎች በመለያቸው ወይም በኢሜይል ብቻ ይከተላሉ፤ ኢሜይሉን መጀመሪያ ያረጋግጣሉ።',
              '[subscribed] በሚለው ገጽ ያለውን ዝርዝር መፈለግና ማውረድ ይቻላል። ተከታዮች በማንኛውም ጊዜ ማቆም ይችላሉ።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Structure', am: 'አደረጃጀት' },
      questions: [
        {
          for: 'company',
          route: 'structure',
          question: {
            en: 'How do I build our departments and positions?',
            am: 'የሥራ ክፍሎቻችንንና የሥራ መደቦቻችንን እንዴት አዋቅራለሁ?',
          },
          answer: {
            en: [
              'Start with the departments in [structure], from the top down. Then add the jobs of each department in [positions]: how many people each has room for, and which position it reports to.',
              'Offers are sent for positions, and [organisationChart] draws itself from them.',
            ],
            am: [
              '[structure] በሚለው ገጽ ላይ ከላይኛው ጀምረው ክፍሎቹን ይፍጠሩ። ከዚያ የእያንዳንዱን ክፍል የሥራ መደቦች [positions] በሚለው ገጽ ላይ ይጨምሩ፦ ለስንት ሰው ቦታ እንዳላቸውና ተጠሪነታቸው ለየትኛው መደብ እንደሆነ።',
              'የቅጥር ጥያቄዎች የሚላኩት ለሥራ መደቦች ነው፤ [organisationChart] የሚለው ገጽም ከእነሱ በራሱ ይሣላል።',
            ],
          },
        },
        {
          for: 'company',
          route: 'organisationChart',
          question: {
            en: 'Can I download the organisation chart?',
            am: 'የአደረጃጀት ሠንጠረዡን ማውረድ እችላለሁ?',
          },
          answer: {
            en: [
              'Yes. [organisationChart] exports the whole chart as a PDF to print, as a PNG picture, or as SVG for any size. Your employees can see the chart too.',
            ],
            am: [
              'አዎ። [organisationChart] የሚለው ገጽ ሙሉውን ሠንጠረዥ ለማተም በPDF፣ እንደ ምስል በPNG ወይም በማንኛውም መጠን በSVG ያወጣል። ሠራተኞችዎም ሠንጠረዡን ማየት ይችላሉ።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Employees and offers', am: 'ሠራተኞችና የቅጥር ጥያቄዎች' },
      questions: [
        {
          for: 'company',
          route: 'employees',
          question: { en: 'How do I hire someone?', am: 'ሰው እንዴት እቀጥራለሁ?' },
          answer: {
            en: [
              'Send an offer from [employees] to the person’s email, for one of your positions. Someone without an account gets an invitation and finds the offer after registering with that email. When they accept, they are your employee.',
              'Offers reach personal accounts only. You see the email you wrote until the person accepts.',
            ],
            am: [
              '[employees] ከሚለው ገጽ ከሥራ መደቦችዎ ለአንዱ ወደ ሰውየው ኢሜይል የቅጥር ጥያቄ ይላኩ። መለያ የሌለው ሰው ግብዣ ይደርሰዋል፤ በዚያ ኢሜይል ሲመዘገብም ጥያቄውን ያገኘዋል። ሲቀበል ሠራተኛዎ ይሆናል።',
              'የቅጥር ጥያቄዎች የሚደርሱት ለግል መለያዎች ብቻ ነው። ሰውየው እስኪቀበል ድረስ የሚያዩት የጻፉትን ኢሜይል ነው።',
            ],
          },
        },
        {
          for: 'company',
          route: 'employees',
          question: {
            en: 'Can I import our staff from a spreadsheet?',
            am: 'ሠራተኞቻችንን ከሠንጠረዥ ማስገባት እችላለሁ?',
          },
          answer: {
            en: [
              'Yes, in [employees]. Everyone in the spreadsheet gets an offer for their position, so create the positions in [positions] first. The import explains its columns.',
              'We check every row first and show how we read it. Nothing is sent until you confirm, and you can send only the rows that are ready.',
            ],
            am: [
              'አዎ፣ [employees] በሚለው ገጽ ላይ። በሠንጠረዡ ላይ ያለ እያንዳንዱ ሰው ለሥራ መደቡ የቅጥር ጥያቄ ይደርሰዋል፤ ስለዚህ መጀመሪያ መደቦቹን [positions] በሚለው ገጽ ላይ ይፍጠሩ። ዓምዶቹ እዚያው ተብራርተዋል።',
              'መጀመሪያ እያንዳንዱን ረድፍ እንመረምራለን፤ እንዴት እንደተረዳነውም እናሳያለን። እርስዎ ሳይፈቅዱ ምንም አይላክም፤ ዝግጁ የሆኑትን ረድፎች ብቻ መላክም ይችላሉ።',
            ],
          },
        },
        {
          for: 'company',
          route: 'employees',
          question: {
            en: 'Can I change or withdraw an offer that I sent?',
            am: 'የላክሁትን የቅጥር ጥያቄ መቀየር ወይም መሰረዝ እችላለሁ?',
          },
          answer: {
            en: [
              'An offer that waits for an answer can be withdrawn in [employees]; the person is notified. An offer that was declined can be sent again with other terms, as a new version.',
              'For someone who works for you already, send a new offer. Usually their current job ends the day before the new one starts.',
            ],
            am: [
              'መልስ የሚጠብቅን ጥያቄ [employees] በሚለው ገጽ ላይ መሰረዝ ይችላሉ፤ ለሰውየው ይነገራል። ተቀባይነት ያላገኘን ጥያቄ በሌላ ይዘት እንደ አዲስ ቅጂ እንደገና መላክ ይቻላል።',
              'አስቀድሞ ለእርስዎ ለሚሠራ ሰው አዲስ የቅጥር ጥያቄ ይላኩ። አብዛኛውን ጊዜ አሁን ያለው ሥራ አዲሱ ከመጀመሩ አንድ ቀን በፊት ያበቃል።',
            ],
          },
        },
        {
          for: 'company',
          route: 'employees',
          question: {
            en: 'Can an employee hire people for the company?',
            am: 'ሠራተኛ በድርጅቱ ስም ሰው መቅጠር ይችላል?',
          },
          answer: {
            en: [
              'Yes, if you give them that role in [employees]: {employee.right.recruiting}. They then see and manage employees and offers when they switch to the company in the account menu.',
              'You can take the role away at any time, and it ends with the employment.',
            ],
            am: [
              'አዎ፣ [employees] በሚለው ገጽ ላይ {employee.right.recruiting} የሚለውን ኃላፊነት ከሰጧቸው። ከዚያ በመለያ ምናሌው ወደ ድርጅቱ ሲቀይሩ ሠራተኞችንና የቅጥር ጥያቄዎችን ያያሉ፣ ያስተዳድራሉ።',
              'ኃላፊነቱን በማንኛውም ጊዜ መልሰው መውሰድ ይችላሉ፤ ከቅጥሩ ጋርም ያበቃል።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Owners and plans', am: 'ባለቤቶችና ዕቅዶች' },
      questions: [
        {
          for: 'company',
          route: 'owners',
          question: { en: 'Can several people run one company?', am: 'አንድን ድርጅት ብዙ ሰዎች ማስተዳደር ይችላሉ?' },
          answer: {
            en: [
              'Yes, each with their own sign-in, so nobody shares a password. Invite them by email in [owners]; an invitation is valid for seven days. Every owner can do everything, but only the principal owner can remove others or transfer the company.',
            ],
            am: [
              'አዎ፣ እያንዳንዱ በራሱ መግቢያ፤ ማንም የይለፍ ቃል ማጋራት አያስፈልገውም። [owners] በሚለው ገጽ ላይ በኢሜይል ይጋብዟቸው፤ ግብዣው ለሰባት ቀናት ያገለግላል። እያንዳንዱ ባለቤት ሁሉን ማድረግ ይችላል፤ ሌሎችን የሚያስወግደውና ድርጅቱን የሚያስተላልፈው ግን ዋናው ባለቤት ብቻ ነው።',
            ],
          },
        },
        {
          for: 'company',
          route: 'plan',
          question: { en: 'What are the limits of our plan?', am: 'የዕቅዳችን ገደብ ምን ያህል ነው?' },
          answer: {
            en: [
              '[plan] shows your plan and how much of it is used: employees and open offers together, for each company, and company accounts. It also shows what the other plans include.',
              'The principal owner can request a larger plan there, and an administrator decides. If a plan ever gets smaller, nothing is deleted; only new things have to wait.',
            ],
            am: [
              '[plan] የሚለው ገጽ ዕቅድዎንና ምን ያህሉ እንደተያዘ ያሳያል፦ በእያንዳንዱ ድርጅት ያሉትን ሠራተኞችና ክፍት የቅጥር ጥያቄዎች በአንድ ላይ፣ እንዲሁም የድርጅት መለያዎችን። ሌሎቹ ዕቅዶች የሚያካትቱትንም ያሳያል።',
              'ዋናው ባለቤት እዚያ ከፍ ያለ ዕቅድ መጠየቅ ይችላል፤ አስተዳዳሪ ይወስናል። ዕቅዱ ዝቅ ቢል ምንም አይሰረዝም፤ አዲስ ነገር ብቻ ይጠብቃል።',
            ],
          },
        },
      ],
    },
  ],
}
