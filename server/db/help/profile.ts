import type { HelpTopic } from './help-topic.ts'

export const profile: HelpTopic = {
  name: { en: 'Your profile', am: 'መገለጫዎ' },
  description: {
    en: 'What you write about yourself, and in which languages.',
    am: 'ስለ ራስዎ የሚጽፉትና የሚጽፉበት ቋንቋ።',
  },
  groups: [
    {
      name: null,
      questions: [
        {
          for: 'individual',
          route: 'welcome',
          question: { en: 'Where do I start with my profile?', am: 'መገለጫዬን ከየት ልጀምር?' },
          answer: {
            en: [
              '[welcome] takes you to a published page: your name as it’s shown, a photo, a headline, a job or a study. Your name and one section with an entry are enough to publish.',
              'After that, [profileSetup] leads through everything else step by step. Each step is saved on its own, so you can skip one, stop and come back at any time.',
            ],
            am: [
              '[welcome] የሚለው ገጽ እስከ ታተመ ገጽ ይመራዎታል፦ የሚታየው ስምዎ፣ ፎቶ፣ መግቢያ መስመር፣ አንድ ሥራ ወይም ትምህርት። ለማተም ስምዎና ግቤት ያለው አንድ ክፍል ይበቃሉ።',
              'ከዚያ [profileSetup] የሚለው ገጽ በሌላው ሁሉ ደረጃ በደረጃ ይመራዎታል። እያንዳንዱ ደረጃ ለብቻው ስለሚቀመጥ አንዱን መዝለል፣ ማቆምና በፈለጉ ጊዜ መመለስ ይችላሉ።',
            ],
          },
        },
        {
          for: 'member',
          route: 'sections',
          question: {
            en: 'How do I add, hide or reorder sections of my page?',
            am: 'የገጼን ክፍሎች እንዴት እጨምራለሁ፣ እደብቃለሁ ወይም ቅደም ተከተላቸውን እቀይራለሁ?',
          },
          answer: {
            en: [
              '[sections] lists all sections in the order of your page. Add entries to a section, put the sections in the order you like, and make each one visible or hidden.',
              'A single entry can be hidden too. A section without a visible entry isn’t shown.',
            ],
            am: [
              '[sections] የሚለው ገጽ ሁሉንም ክፍሎች በገጽዎ ቅደም ተከተል ይዘረዝራል። በክፍሎቹ ውስጥ ግቤቶችን ይጨምሩ፣ ክፍሎቹን በሚፈልጉት ቅደም ተከተል ያስቀምጡ፤ እያንዳንዱ እንዲታይ ወይም እንዲደበቅ ያድርጉ።',
              'አንድን ግቤት ብቻም መደበቅ ይችላሉ። የሚታይ ግቤት የሌለው ክፍል አይታይም።',
            ],
          },
        },
        {
          for: 'member',
          route: 'sections',
          question: {
            en: 'Do I have to write everything in English and Amharic?',
            am: 'ሁሉንም በእንግሊዝኛና በአማርኛ መጻፍ አለብኝ?',
          },
          answer: {
            en: [
              'No. You can write most texts in both languages, and one is enough. Where a text is missing in the reader’s language, your page shows the other one.',
              'Add the second language whenever you like, for example in [sections]. Visitors can switch the language on your page.',
            ],
            am: [
              'አያስፈልግም። አብዛኞቹን ጽሑፎች በሁለቱም ቋንቋዎች ማስቀመጥ ይቻላል፤ አንዱ ግን ይበቃል። በአንባቢው ቋንቋ ያልተጻፈው በሌላው ቋንቋ ይታያል።',
              'ሁለተኛውን ቋንቋ በፈለጉ ጊዜ መጨመር ይችላሉ፤ ለምሳሌ [sections] በሚለው ገጽ ላይ። ጎብኚዎች በገጽዎ ላይ ቋንቋውን መቀየር ይችላሉ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'accountSetup',
          question: {
            en: 'Where do I change my photo, headline and page language?',
            am: 'ፎቶዬን፣ መግቢያ መስመሬንና የገጼን ቋንቋ የት እቀይራለሁ?',
          },
          answer: {
            en: [
              'In [accountSetup]. It has your photo and cover photo, the line under your name, your hobbies, how to reach you at work, and the language in which visitors see your page first.',
            ],
            am: [
              '[accountSetup] በሚለው ገጽ ላይ ነው። ፎቶዎን፣ የሽፋን ፎቶዎን፣ ከስምዎ በታች የሚታየውን መስመር፣ የትርፍ ጊዜ ማሳለፊያዎችዎን፣ የሥራ አድራሻዎንና ጎብኚዎች ገጽዎን መጀመሪያ የሚያዩበትን ቋንቋ እዚያ ያገኛሉ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'personalDetail',
          question: { en: 'How is my name shown?', am: 'ስሜ እንዴት ይታያል?' },
          answer: {
            en: [
              'As you write it in [personalDetail]: your own, your father’s and your grandfather’s name. If you want it shown differently, add a display name in English, Amharic or both. Your page and card then use that.',
            ],
            am: [
              '[personalDetail] በሚለው ገጽ ላይ እንደጻፉት ነው፦ የራስዎ፣ የአባትዎና የአያትዎ ስም። በሌላ መልክ እንዲታይ ከፈለጉ የሚታየውን ስም በእንግሊዝኛ፣ በአማርኛ ወይም በሁለቱም ይጻፉ፤ ገጽዎና ካርድዎ ያንን ይጠቀማሉ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'resumeInformation',
          question: {
            en: 'How do I import a resume that I have already?',
            am: 'ያለኝን ሲቪ እንዴት አስገባለሁ?',
          },
          answer: {
            en: [
              'In [resumeInformation], choose {facts.import}. You can take a JSON Resume file, the archive of your data from LinkedIn (.zip), a PDF or a Word document (.docx), of at most 10 MB.',
              'You see what we found before anything is saved: what’s new, what you have already, and which lines weren’t understood. Choose what to keep and fill in what’s missing. A PDF that is only a picture of pages can’t be read.',
            ],
            am: [
              '[resumeInformation] የሚለውን ገጽ ይክፈቱና {facts.import} የሚለውን ይምረጡ። የJSON Resume ፋይል፣ ከLinkedIn ያወረዱትን የመረጃዎን ማኅደር (.zip)፣ PDF ወይም የWord ፋይል (.docx) ማስገባት ይችላሉ፤ ፋይሉ ቢበዛ 10 ሜባ ነው።',
              'ምንም ከመቀመጡ በፊት ያገኘነውን ያያሉ፦ አዲስ የሆነውን፣ አስቀድሞ ያለዎትንና ያልተረዳናቸውን መስመሮች። የሚቀመጠውን ይምረጡ፤ የጎደለውንም ይሙሉ። የገጾች ምስል ብቻ የሆነ PDF ሊነበብ አይችልም።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'resumeBuilder',
          question: {
            en: 'How do I make a resume and send it to someone?',
            am: 'ሲቪ እንዴት አዘጋጅቼ ለሌላ ሰው እልካለሁ?',
          },
          answer: {
            en: [
              'In [resumeBuilder], choose which of your career details go on the page, put them in order and pick a design. Everything is saved as you type. {resume.build.pdf} gives you the file in the language of the pages.',
              'To send a link instead, open {resume.share} in [myResumes]: for everyone, for whoever has the link, or with a password, and until a day if you like.',
            ],
            am: [
              '[resumeBuilder] የሚለው ገጽ ላይ ከሥራና ከትምህርት መረጃዎ በሲቪው ላይ የሚወጡትን ይምረጡ፣ ቅደም ተከተላቸውን ይወስኑ፣ ንድፍም ይምረጡ። ሁሉም ሲጽፉ ይቀመጣል። {resume.build.pdf} የሚለው ፋይሉን በገጾቹ ቋንቋ ይሰጥዎታል።',
              'በፋይሉ ፈንታ ማስፈንጠሪያ ለመላክ [myResumes] በሚለው ገጽ ላይ {resume.share} የሚለውን ይክፈቱ፦ ለሁሉም ሰው፣ ማስፈንጠሪያው ላለው ሰው ወይም በይለፍ ቃል፤ ከፈለጉ እስከ አንድ ቀን ድረስ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'sections',
          question: {
            en: 'Why can’t I change an experience that my employer confirmed?',
            am: 'አሠሪዬ ያረጋገጠውን የሥራ ልምድ መቀየር የማልችለው ለምንድን ነው?',
          },
          answer: {
            en: [
              'When you accept a job offer, the job becomes part of your experience, confirmed by the employer. Readers rely on that, so company, position, type of work and dates stay as confirmed. You can change its place and description in [sections].',
              'If something confirmed is incorrect, dispute it in [offers]. While you dispute it, the confirmation isn’t shown.',
            ],
            am: [
              'የቅጥር ጥያቄ ሲቀበሉ ሥራው በአሠሪው ተረጋግጦ በሥራ ልምድዎ ውስጥ ይገባል። አንባቢዎች ይህን ስለሚያምኑ ድርጅቱ፣ የሥራ መደቡ፣ የቅጥር ዓይነቱና ቀኖቹ እንደተረጋገጡ ይቆያሉ። ቦታውንና መግለጫውን [sections] በሚለው ገጽ ላይ መቀየር ይችላሉ።',
              'የተረጋገጠው ትክክል ካልሆነ [offers] በሚለው ገጽ ላይ ይቃወሙት። ተቃውሞው እስካለ ድረስ የማረጋገጫው ምልክት አይታይም።',
            ],
          },
        },
      ],
    },
  ],
}
