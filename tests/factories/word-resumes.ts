import { Document, Packer, Paragraph, Tab, Table, TableCell, TableRow, TextRun } from 'docx'

/**
 * A paragraph of a resume as people write them: `*bold*`, `- ` a list's bullet, `\t` a tab, `# ` a heading of the word
 * processor; ` || ` parts the cells of a row of a table.
 */
type Written = string

function runs(text: string): TextRun[] {
  return text
    .split('*')
    .flatMap((part, n) =>
      part
        .split('\t')
        .flatMap((piece, m) => [
          ...(m > 0 ? [new TextRun({ children: [new Tab()] })] : []),
          ...(piece === '' ? [] : [new TextRun({ text: piece, bold: n % 2 === 1 })]),
        ]),
    )
}
function paragraph(text: Written): Paragraph {
  if (text.startsWith('- ')) return new Paragraph({ bullet: { level: 0 }, children: runs(text.slice(2)) })
  if (text.startsWith('# ')) return new Paragraph({ heading: 'Heading1', children: runs(text.slice(2)) })
  return new Paragraph({ children: runs(text) })
}
const row = (text: Written) =>
  new Table({
    rows: [
      new TableRow({
        children: text.split(' || ').map((cell) => new TableCell({ children: cell.split('\n').map(paragraph) })),
      }),
    ],
  })

/** A Word file with these paragraphs. */
export const wordFileOf = (paragraphs: readonly Written[]): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({
      sections: [{ children: paragraphs.map((text) => (text.includes(' || ') ? row(text) : paragraph(text))) }],
    }),
  )

/** Five resumes of invented people, each in another of the ways in which ordinary ones are written. */
export const WORD_RESUMES = {
  /** Capitals for titles, no bold letters, dates behind the names. */
  accountant: [
    'CURRICULUM VITAE',
    'Tigist Alemayehu Kebede',
    'Address: Bole Sub City, Woreda 03, Addis Ababa, Ethiopia',
    'Mobile: 0911 23 45 67 | Email: tigist.alemayehu@mail.example.com',
    'CAREER OBJECTIVE',
    'To keep the books of a growing company in order and to lead a small team of accountants.',
    'WORK EXPERIENCE',
    'Senior Accountant, Sheba Trading PLC, Sep 2018 – Present',
    '- Closed monthly accounts of four branches within five days',
    '- Trained three junior accountants',
    'Junior Accountant, Awash Flour Factory, 01/2015 - 08/2018',
    '- Recorded daily sales and purchases',
    'EDUCATION',
    'BA in Accounting and Finance, Addis Ababa University, 2014',
    'COMPUTER SKILLS',
    'Peachtree, Microsoft Excel, Word',
    'LANGUAGES',
    'Amharic (native), English (fluent)',
    'DECLARATION',
    'I declare that everything above is true.',
    'REFERENCES',
    'Ato Girma Tadesse, Finance Manager, 0922 11 22 33',
  ],
  /** Tables without borders, private details. */
  nurse: [
    '*CURRICULUM VITAE*',
    '*Personal Information*',
    'Full name || Meron Tesfaye',
    'Date of birth || 12 March 1994',
    'Marital status || Single',
    '*Contact*',
    'Phone || +251 91 876 5432',
    'E-mail || meron.t@mail.example.org',
    '*Work experience*',
    'March 2019 to date || *Staff Nurse*\nSt. Gabriel Hospital, Hawassa\nCares for twelve patients in each shift and keeps their records.',
    'July 2017 to February 2019 || *Ward Nurse*\nAdare Hospital, Hawassa',
    '*Education*',
    '2013 - 2017 || *BSc in Nursing*\nHawassa University',
    '*Languages*',
    'Sidaamu Afoo || Mother tongue',
    'English || Very good',
  ],
  /** The company first, in bold letters, dates at a tab, groups of skills, addresses of the web. */
  developer: [
    '*Yonas Girma*',
    'Software Developer',
    'yonas@dev.example.com | github.com/yonas-example | linkedin.com/in/yonas-example | +251 91 200 3004',
    '# Summary',
    'Backend developer with six years of experience in payments and logistics. Likes small services and good tests.',
    '# Experience',
    '*Selam Payments S.C.*\tJan 2021 – Present',
    'Backend Developer',
    '- Moved the ledger to PostgreSQL without a minute of downtime',
    '- Halved the time of a settlement',
    '*Habesha Logistics PLC*\tJun 2018 – Dec 2020',
    'Junior Developer',
    '- Wrote the driver’s application',
    '# Projects',
    '*Amharic spell checker*\t2022',
    'A free spell checker with 200,000 words.',
    'https://spell.example.org/am',
    '# Skills',
    'Languages: TypeScript, Go, SQL',
    'Tools: Docker, Git',
    '# Education',
    '*Bahir Dar University*\t2013 – 2018',
    'BSc in Computer Science',
    'CGPA: 3.71',
    '# Certifications',
    '*Certified Kubernetes Administrator*, Cloud Native Computing Foundation, 2023',
    '# Interests',
    'Chess, hiking, open maps',
  ],
  /** In Amharic, with dates of the Ethiopian calendar. */
  teacher: [
    'የሕይወት ታሪክ',
    '*አስቴር ወልደማርያም*',
    'የሒሳብ መምህርት',
    'ስልክ፦ 0933 44 55 66 | ኢሜይል፦ aster@mail.example.com',
    'አድራሻ፦ ባሕር ዳር',
    '*የሥራ ልምድ*',
    '*የሒሳብ መምህርት*',
    'ጣና ሐይቅ አጠቃላይ ሁለተኛ ደረጃ ትምህርት ቤት፣ ባሕር ዳር',
    'ከመስከረም 2010 እስከ አሁን',
    '- የ11ኛ እና የ12ኛ ክፍል ተማሪዎችን አስተምራለሁ',
    '- የሒሳብ ክበብ አቋቁሜያለሁ',
    '*ረዳት መምህርት*',
    'ፋሲሎ ትምህርት ቤት፣ ባሕር ዳር',
    'ጥቅምት 2007 – ነሐሴ 2009 ዓ.ም.',
    '*የትምህርት ደረጃ*',
    '*የመጀመሪያ ዲግሪ፣ ሒሳብ*',
    'ባሕር ዳር ዩኒቨርሲቲ',
    '2003 – 2006 ዓ.ም.',
    '*ቋንቋዎች*',
    'አማርኛ፦ አፍ መፍቻ',
    'እንግሊዝኛ፦ በጣም ጥሩ',
    '*ክህሎቶች*',
    'የክፍል አያያዝ፣ የፈተና ዝግጅት',
  ],
  /** A new graduate: studies first, numbers for months, a job in one sentence. */
  graduate: [
    '*Dawit Bekele*',
    'dawit.bekele@mail.example.com, +251-911-987-654, Adama, Ethiopia',
    '*Education*',
    'Adama Science and Technology University',
    'BSc in Electrical Engineering',
    '09/2018 - 07/2023',
    'CGPA: 3.4/4.0',
    '*Internship*',
    'Ethio Cables, Adama: tested cables for two months in 2022.',
    '*Work experience*',
    'Electrical Technician',
    'Adama Steel Factory',
    '08/2023 - present',
    'Repairs motors and keeps the plan of their maintenance.',
    '*Training*',
    '- AutoCAD Electrical, 2021',
    '- Safety at work, 2022',
    '*Languages*',
    'Afaan Oromo: native, Amharic: fluent, English: good',
    '*Hobbies*',
    'Football; radio',
  ],
} as const satisfies Readonly<Record<string, readonly Written[]>>
