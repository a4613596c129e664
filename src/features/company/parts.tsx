import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { companyParts, CompanyPart, PartValues } from '../../../openapi/schemas/company.ts'
import { audiencesOf } from '../../../openapi/schemas/profile.ts'
import type { AnyPart } from '../../../openapi/part.ts'
import type { OwnPiece, PartTexts } from '../../fields/part-kinds.tsx'
import { WeekField } from './HoursFields.tsx'
import { MapField } from './MapField.tsx'
import { SizeField } from './SizeField.tsx'

/** The fields of which a part says that they are of their own. */
type OwnIn<F> = { [N in keyof F]: F[N] extends { readonly kind: 'own' } ? N : never }[keyof F]
type Own = { [P in CompanyPart]: OwnIn<(typeof companyParts)[P]['fields']> }[CompanyPart]

const own = {
  days: {
    Editor: ({ shared }) => <WeekField {...shared} />,
    said: (days: PartValues<'hours'>['days'], { t }) =>
      days.map(({ day, opens, closes }) => `${t(`company.day.${day}`)} ${opens}–${closes}`).join(', ') || '–',
  },
  map: {
    Editor: ({ shared }) => <MapField {...shared} />,
    said: ({ latitude, longitude }: NonNullable<PartValues<'place'>['map']>) => `${latitude}, ${longitude}`,
  },
  company_size_id: { Editor: ({ shared }) => <SizeField {...shared} />, said: (_, { t }) => t('company.size.another') },
} as const satisfies Readonly<Record<Own, OwnPiece>>

/** What the parts of a company have in common: its page and its card are the places where something of it is seen. */
export const textsOf = ({ audiences = {} }: AnyPart): PartTexts => ({
  textOf: (name) => `company.${name}` as MessageId,
  audiencesFor: (name) => (name in audiences ? audiencesOf('company') : undefined),
  own,
})
