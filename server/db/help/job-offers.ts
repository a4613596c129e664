import type { HelpTopic } from './help-topic.ts'

export const jobOffers: HelpTopic = {
  name: { en: 'Job offers and your work', am: 'የቅጥር ጥያቄዎችና ሥራዎ' },
  description: {
    en: 'Reading and answering offers, starting a job and leaving it.',
    am: 'የቅጥር ጥያቄዎችን ማንበብና መመለስ፣ ሥራ መጀመርና መልቀቅ።',
  },
  groups: [
    {
      name: { en: 'Answering an offer', am: 'ለቅጥር ጥያቄ መልስ መስጠት' },
      questions: [
        {
          for: 'individual',
          route: 'offers',
          question: { en: 'How do I answer a job offer?', am: 'ለቅጥር ጥያቄ እንዴት መልስ እሰጣለሁ?' },
          answer: {
            en: [
              'Open the offer in [offers] or in [notifications], read its terms, and accept or decline it. When you decline, you can say why: the company reads it and may send you better terms.',
              'Each version of an offer can be downloaded as a PDF.',
            ],
            am: [
              'ጥያቄውን [offers] ወይም [notifications] በሚለው ገጽ ከፍተው ያንብቡ፤ ከዚያ ይቀበሉት ወይም አይቀበሉት። ካልተቀበሉት ምክንያቱን መግለጽ ይችላሉ፤ ድርጅቱ ያነበዋል፣ የተሻለ የቅጥር ጥያቄም ሊያቀርብልዎ ይችላል።',
              'እያንዳንዱን የጥያቄው ቅጂ በPDF ማውረድ ይቻላል።',
            ],
          },
        },
        {
          for: 'guest',
          route: 'registerUser',
          question: {
            en: 'A company emailed me an offer, but I have no account. What do I do?',
            am: 'ድርጅት በኢሜይል የቅጥር ጥያቄ ልኮልኛል፤ መለያ ግን የለኝም። ምን ላድርግ?',
          },
          answer: {
            en: [
              'Register as a person at [registerUser] with the email that received the invitation. Once you confirm that email, the offer is waiting for you.',
              'Make sure you know the company, and never pay anyone for a job.',
            ],
            am: [
              'ግብዣው በደረሰበት ኢሜይል [registerUser] በሚለው ገጽ እንደ ግለሰብ ይመዝገቡ። ኢሜይሉን ሲያረጋግጡ ጥያቄው ይጠብቅዎታል።',
              'ድርጅቱን ማወቅዎን ያረጋግጡ፤ ሥራ ለማግኘት ለማንም ገንዘብ አይክፈሉ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'offers',
          question: {
            en: 'What if the company changes an offer while I’m reading it?',
            am: 'እያነበብኩት ሳለ ድርጅቱ የቅጥር ጥያቄውን ቢቀይረውስ?',
          },
          answer: {
            en: [
              'You can’t accept terms that you didn’t see. Each change is a new version, and an answer counts only for the version you read. If a newer one arrived, nothing is sent: you see what changed and answer again.',
              'All versions stay with the offer in [offers].',
            ],
            am: [
              'ያላዩትን ይዘት መቀበል አይችሉም። እያንዳንዱ ለውጥ አዲስ ቅጂ ነው፤ መልስዎም የሚያገለግለው ላነበቡት ቅጂ ብቻ ነው። አዲስ ቅጂ ከመጣ ምንም አይላክም፤ የተለወጠውን ተመልክተው እንደገና ይመልሳሉ።',
              'ሁሉም ቅጂዎች [offers] በሚለው ገጽ ከጥያቄው ጋር ይቆያሉ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'offers',
          question: { en: 'Until when can I answer?', am: 'እስከ መቼ መልስ መስጠት እችላለሁ?' },
          answer: {
            en: [
              'If the company set a last day, the offer in [offers] names it, in Addis Ababa time, and we remind you the day before. After that day an unanswered offer is withdrawn by itself; the company can send a new one.',
              'Without a last day you can answer until the company withdraws the offer.',
            ],
            am: [
              'ድርጅቱ የመጨረሻ ቀን ከወሰነ [offers] በሚለው ገጽ ያለው ጥያቄ ቀኑን በአዲስ አበባ አቆጣጠር ያሳያል፤ ከአንድ ቀን በፊትም እናስታውስዎታለን። መልስ ያላገኘ ጥያቄ ከዚያ ቀን በኋላ በራሱ ይሰረዛል፤ ድርጅቱ አዲስ ሊያቀርብ ይችላል።',
              'የመጨረሻ ቀን ከሌለው ድርጅቱ እስኪሰርዘው ድረስ መልስ መስጠት ይችላሉ።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'offers',
          question: {
            en: 'What does a company see about me before I accept?',
            am: 'ከመቀበሌ በፊት ድርጅቱ ስለ እኔ ምን ያያል?',
          },
          answer: {
            en: [
              'Only the email it wrote itself. It isn’t told whether you have an account or have read the offer in [offers].',
              'When you accept, it sees your name, and your photo if [accountSetup] shows it on your site.',
            ],
            am: [
              'ራሱ የጻፈውን ኢሜይል ብቻ። መለያ እንዳለዎት ወይም [offers] በሚለው ገጽ ላይ ጥያቄውን እንዳነበቡ አይነገረውም።',
              'ሲቀበሉ ስምዎን፣ እንዲሁም [accountSetup] በሚለው ገጽ ላይ ለድረ ገጽዎ ከፈቀዱት ፎቶዎን ያያል።',
            ],
          },
        },
      ],
    },
    {
      name: { en: 'Working and leaving', am: 'ሥራና መልቀቅ' },
      questions: [
        {
          for: 'individual',
          route: 'offers',
          question: { en: 'What happens when I accept an offer?', am: 'የቅጥር ጥያቄ ስቀበል ምን ይሆናል?' },
          answer: {
            en: [
              'The company is notified and appears among your accounts right away, even if the job starts later. From the first day, the job is part of your experience, confirmed by the employer.',
              'You see it in [offers], with its first day.',
            ],
            am: [
              'ለድርጅቱ ይነገራል፤ ሥራው የሚጀመረው ወደፊት ቢሆንም ድርጅቱ ወዲያውኑ ከመለያዎችዎ መካከል ይታያል። ሥራው ከመጀመሪያው ቀን አንስቶ በአሠሪው ተረጋግጦ በሥራ ልምድዎ ውስጥ ይገኛል።',
              '[offers] በሚለው ገጽ ከመጀመሪያ ቀኑ ጋር ያዩታል።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'offers',
          question: {
            en: 'I already work for this company. What happens to my current job?',
            am: 'በዚህ ድርጅት አስቀድሜ እሠራለሁ። አሁን ያለው ሥራዬ ምን ይሆናል?',
          },
          answer: {
            en: [
              'Usually it ends the day before the new job starts. The company can also decide that it continues beside the new one. The offer in [offers] tells you which before you accept.',
              'Your jobs at other companies aren’t affected.',
            ],
            am: [
              'አብዛኛውን ጊዜ አዲሱ ሥራ ከመጀመሩ አንድ ቀን በፊት ያበቃል። ድርጅቱ ከአዲሱ ጎን እንዲቀጥልም ሊወስን ይችላል። የትኛው እንደሆነ ከመቀበልዎ በፊት [offers] በሚለው ገጽ ያለው ጥያቄ ይነግርዎታል።',
              'በሌሎች ድርጅቶች ያሉዎት ሥራዎች አይነኩም።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'offers',
          question: { en: 'How do I leave a job?', am: 'ሥራ እንዴት እለቃለሁ?' },
          answer: {
            en: [
              'Find the job in [offers] and choose your last day. Until that day nothing changes; then the company leaves your accounts. The company is notified at once.',
              'Your experience stays confirmed and gets its end date.',
            ],
            am: [
              'ሥራውን [offers] በሚለው ገጽ ፈልገው የመጨረሻ ቀንዎን ይምረጡ። እስከዚያ ቀን ምንም አይቀየርም፤ ከዚያ ድርጅቱ ከመለያዎችዎ ይወጣል። ለድርጅቱ ወዲያውኑ ይነገራል።',
              'የሥራ ልምድዎ እንደተረጋገጠ ይቆያል፤ የማብቂያ ቀንም ይኖረዋል።',
            ],
          },
        },
        {
          for: 'individual',
          route: 'offers',
          question: {
            en: 'The record of my work is incorrect. What can I do?',
            am: 'ስለ ሥራዬ የተመዘገበው ትክክል አይደለም። ምን ማድረግ እችላለሁ?',
          },
          answer: {
            en: [
              'Dispute the entry in [offers] and write what’s incorrect. The company is notified and reads it, and the confirmation isn’t shown while you dispute it. You can edit or withdraw the dispute.',
            ],
            am: [
              '[offers] በሚለው ገጽ ላይ መዝገቡን ይቃወሙና ትክክል ያልሆነውን ይጻፉ። ለድርጅቱ ይነገረዋል፣ ያነበዋልም፤ ተቃውሞው እስካለ ድረስ የማረጋገጫው ምልክት አይታይም። ተቃውሞውን ማረም ወይም ማንሳት ይችላሉ።',
            ],
          },
        },
      ],
    },
  ],
}
