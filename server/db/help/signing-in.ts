import type { HelpTopic } from './help-topic.ts'

export const signingIn: HelpTopic = {
  name: { en: 'Signing up and signing in', am: 'ምዝገባና መግቢያ' },
  description: {
    en: 'Creating an account, confirming your email and getting back in.',
    am: 'መለያ መክፈት፣ ኢሜይል ማረጋገጥና ወደ መለያዎ መመለስ።',
  },
  groups: [
    {
      name: null,
      questions: [
        {
          for: 'guest',
          route: 'registerUser',
          question: { en: 'How do I create an account?', am: 'መለያ እንዴት እከፍታለሁ?' },
          answer: {
            en: [
              'People register at [registerUser], companies at [registerCompany]. Choose a username, because it becomes your page address, and a password of at least 10 characters.',
              'We then email you a link. Open it within 24 hours and enter the password you chose: your account is open.',
            ],
            am: [
              'ግለሰቦች የሚመዘገቡት [registerUser] በሚለው ገጽ፣ ድርጅቶች ደግሞ [registerCompany] በሚለው ገጽ ነው። የሚመርጡት የተጠቃሚ ስም የገጽዎ አድራሻ ይሆናል፤ የይለፍ ቃልዎ ቢያንስ 10 ፊደላት ይኑሩት።',
              'ከዚያ ወደ ኢሜይልዎ ማስፈንጠሪያ እንልካለን። በ24 ሰዓት ውስጥ ከፍተው የመረጡትን የይለፍ ቃል ሲያስገቡ መለያዎ ይከፈታል።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'verifyBeforeLogin',
          question: {
            en: 'The confirmation email didn’t arrive. What can I do?',
            am: 'የማረጋገጫው ኢሜይል አልደረሰኝም። ምን ላድርግ?',
          },
          answer: {
            en: [
              'Check your spam folder first. Then open [verifyBeforeLogin] and have the email sent again. Each email has its own link.',
              'Did you mistype your email? Correct it on the same page with the username and password you chose. The link in the old email then stops working.',
            ],
            am: [
              'መጀመሪያ የአይፈለጌ መልእክት (spam) ማኅደርዎን ይመልከቱ። ከዚያ [verifyBeforeLogin] የሚለውን ገጽ ከፍተው ኢሜይሉ እንደገና እንዲላክልዎ ያድርጉ።',
              'ኢሜይልዎን ሲጽፉ ተሳስተው ከሆነ በዚያው ገጽ ላይ የመረጡትን የተጠቃሚ ስምና የይለፍ ቃል አስገብተው ያርሙት። ከዚያ በኋላ በቀድሞው ኢሜይል ውስጥ ያለው ማስፈንጠሪያ አይሠራም።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'login',
          question: { en: 'Can I sign in with my username?', am: 'በተጠቃሚ ስሜ መግባት እችላለሁ?' },
          answer: {
            en: [
              'Yes. [login] takes your email or your username, with the same password. If a company has several accounts, any of their usernames works.',
            ],
            am: [
              'አዎ። [login] በሚለው ገጽ ላይ ኢሜይልዎን ወይም የተጠቃሚ ስምዎን ከዚያው የይለፍ ቃል ጋር ማስገባት ይችላሉ። አንድ ድርጅት ብዙ መለያዎች ካሉት ከተጠቃሚ ስሞቹ በማንኛቸውም ይገባል።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'forgotPasswordRequest',
          question: { en: 'I forgot my password. How do I get back in?', am: 'የይለፍ ቃሌን ረስቻለሁ። እንዴት እገባለሁ?' },
          answer: {
            en: [
              'Enter your email at [forgotPasswordRequest]. We send a link to choose a new password. It works once, for one hour.',
              'The new password signs you out on all devices, so nobody else stays signed in.',
            ],
            am: [
              '[forgotPasswordRequest] በሚለው ገጽ ላይ ኢሜይልዎን ያስገቡ። አዲስ የይለፍ ቃል የሚመርጡበት ማስፈንጠሪያ እንልክልዎታለን፤ ለአንድ ሰዓት፣ አንድ ጊዜ ብቻ ይሠራል።',
              'አዲሱ የይለፍ ቃል በሁሉም መሣሪያዎች ላይ ያለውን መግቢያ ይዘጋል፤ ስለዚህ ሌላ ሰው ገብቶ ከነበረ ይወጣል።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'forgotPasswordRequest',
          question: {
            en: 'Why can’t I sign in after several wrong passwords?',
            am: 'የተሳሳተ የይለፍ ቃል ደጋግሜ ካስገባሁ በኋላ መግባት ያልቻልኩት ለምንድን ነው?',
          },
          answer: {
            en: [
              'After many wrong passwords we pause sign-in for up to 15 minutes, so that nobody can guess yours. Devices where you signed in before have tries of their own.',
              'You don’t have to wait: the link from [forgotPasswordRequest] lets you in right away with a new password.',
            ],
            am: [
              'ማንም የይለፍ ቃልዎን በግምት እንዳያገኝ ከብዙ የተሳሳቱ ሙከራዎች በኋላ መግባትን እስከ 15 ደቂቃ ድረስ እናቆማለን። ከዚህ በፊት የገቡባቸው መሣሪያዎች የራሳቸው ሙከራዎች አሏቸው።',
              'መጠበቅ አያስፈልግዎትም፤ [forgotPasswordRequest] በሚለው ገጽ የሚጠይቁት ማስፈንጠሪያ በአዲስ የይለፍ ቃል ወዲያውኑ ያስገባዎታል።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'login',
          question: { en: 'Why was I signed out?', am: 'ሳልፈልግ ከመለያዬ የወጣሁት ለምንድን ነው?' },
          answer: {
            en: [
              'There are five possible reasons:',
              '- You signed this device out on another one.',
              '- Your password was changed.',
              '- You didn’t use this device for 30 days.',
              '- An administrator disabled your account.',
              '- You asked us to delete your account. For 14 days, signing in brings it back.',
              'If you didn’t change the password yourself, choose a new one at [forgotPasswordRequest]. Otherwise just sign in again at [login].',
            ],
            am: [
              'አምስት ምክንያቶች ሊኖሩ ይችላሉ፦',
              '- በሌላ መሣሪያ ላይ ሆነው ይህን መሣሪያ አስወጥተዋል።',
              '- የይለፍ ቃልዎ ተቀይሯል።',
              '- ይህን መሣሪያ ለ30 ቀናት አልተጠቀሙበትም።',
              '- አስተዳዳሪ መለያዎን አግዷል።',
              '- መለያዎ እንዲሰረዝ ጠይቀዋል። ለ14 ቀናት በመግባት መልሰው ማግኘት ይችላሉ።',
              'የይለፍ ቃሉን የቀየሩት እርስዎ ካልሆኑ [forgotPasswordRequest] በሚለው ገጽ አዲስ ይምረጡ። ካልሆነ ግን [login] በሚለው ገጽ እንደገና ይግቡ።',
            ],
          },
        },
      ],
    },
  ],
}
