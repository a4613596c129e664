// npm run papers [-- <folder>]: every template of resumes in both languages, with ordinary, long and hostile texts, as
// PDFs and as pages for a screen, to be looked at. Default folder: .cache/papers.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { RESUME_TEMPLATES, styleOfTemplate } from '../openapi/resume-style.ts'
import { createTypesetter } from '../server/kernel/typesetting.ts'
import { PAPERS } from '../tests/factories/resume-papers.ts'
import { root } from './sources.ts'

const folder = path.resolve(process.argv[2] ?? path.join(root, '.cache/papers'))
mkdirSync(folder, { recursive: true })
const photo = await sharp(path.join(root, 'src/documents/sample/portrait.svg')).resize(600, 600).jpeg().toBuffer()
const typesetter = createTypesetter((problem) => console.warn(problem))
for (const template of RESUME_TEMPLATES)
  for (const lang of ['en', 'am'] as const)
    for (const [kind, make] of Object.entries(PAPERS)) {
      const data = { paper: make(lang, template), style: styleOfTemplate(template) }
      const name = path.join(folder, `${template}-${lang}-${kind.replaceAll(' ', '-')}`)
      const bytes = await typesetter.set({ template: 'resume', data, pictures: { photo }, at: new Date() })
      writeFileSync(`${name}.pdf`, bytes)
      const { pages } = await typesetter.pages(data, `data:image/jpeg;base64,${photo.toString('base64')}`)
      pages.forEach(({ svg }, n) => writeFileSync(`${name}-${n + 1}.svg`, svg))
    }
await typesetter.close()
console.log(`written to ${folder}`)
