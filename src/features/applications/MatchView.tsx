import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Applicant } from '../../../openapi/schemas/job-application.ts'
import type { MatchScore } from '../../../openapi/schemas/match-score.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'

const MONTHS = 12

/** How the resume of an applicant fits what the job asks for, with where each point comes from. */
export function MatchView({ applicant: { match, has_cv } }: { readonly applicant: Applicant }) {
  const { t } = useTexts()
  if (match === null)
    return (
      <Message
        title={t('application.match.none')}
        text={t(has_cv ? 'application.match.cv' : 'application.match.none.text')}
      />
    )
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {match.score === null ? (
        <Message title={t('application.match.silent')} text={t('application.match.silent.text')} />
      ) : (
        <chakra.p textStyle="2xl" fontWeight="650" fontVariantNumeric="tabular-nums">
          {t('application.match.score', { score: match.score })}
        </chakra.p>
      )}
      <Skills match={match} />
      <Experience match={match} />
      <Education match={match} />
      <chakra.p textStyle="sm" color="fg.muted" maxWidth="65ch">
        {t('application.match.fair')}
      </chakra.p>
    </chakra.div>
  )
}

const Message = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div>
    <chakra.p fontWeight="600">{title}</chakra.p>
    <chakra.p color="fg.muted" maxWidth="65ch">
      {text}
    </chakra.p>
  </div>
)

interface PartProps {
  readonly title: string
  /** What it counts for the score; null: there is none. */
  readonly points: { readonly points: number; readonly of: number } | null
  readonly children: ReactNode
}
/** A part of the score with its points. */
function Part({ title, points, children }: PartProps) {
  const { t } = useTexts()
  return (
    <chakra.section aria-label={title} borderTopWidth="1px" pt="4" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between">
        <chakra.h3 fontWeight="600">{title}</chakra.h3>
        {points === null ? null : (
          <chakra.span fontVariantNumeric="tabular-nums">
            {points.of === 0 ? t('application.match.uncounted') : t('application.match.of', points)}
          </chakra.span>
        )}
      </chakra.div>
      {points === null || points.of === 0 ? null : (
        <chakra.div aria-hidden="true" height="2" borderRadius="full" bg="bg.muted" overflow="hidden">
          <chakra.div height="full" bg="primary.solid" style={{ width: `${(100 * points.points) / points.of}%` }} />
        </chakra.div>
      )}
      {children}
    </chakra.section>
  )
}
interface MatchProps {
  readonly match: MatchScore
}
const pointsOf = <P extends NonNullable<PartProps['points']>>({ score }: MatchScore, { points, of }: P) =>
  score === null ? null : { points, of }

function Skills({ match }: MatchProps) {
  const { t } = useTexts()
  const { skills } = match
  if (skills === null) return null
  const { asked } = skills
  return (
    <Part title={t('application.match.skills')} points={pointsOf(match, skills)}>
      <p>{t('application.match.skills.text', { count: asked.filter(({ has }) => has).length, of: asked.length })}</p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {asked.map(({ name, has }) => (
          <li key={JSON.stringify(name)}>
            <StatusChip tone={has ? 'success' : 'gray'}>
              <LocalizedText value={name} />: {t(has ? 'application.match.has' : 'application.match.has_not')}
            </StatusChip>
          </li>
        ))}
      </chakra.ul>
    </Part>
  )
}

function Experience({ match }: MatchProps) {
  const { t } = useTexts()
  const { experience } = match
  if (experience === null) return null
  const { asked_years, months } = experience
  return (
    <Part title={t('application.match.experience')} points={pointsOf(match, experience)}>
      <p>
        {t('application.match.experience.text', {
          years: Math.floor(months / MONTHS),
          months: months % MONTHS,
          asked: asked_years,
        })}
      </p>
    </Part>
  )
}

function Education({ match }: MatchProps) {
  const { t, pick } = useTexts()
  const { education } = match
  if (education === null) return null
  const { asked, found, is_known } = education
  const said = found === null ? 'none' : is_known ? 'enough' : 'unknown'
  return (
    <Part title={t('application.match.education')} points={pointsOf(match, education)}>
      <chakra.p overflowWrap="anywhere">
        {t(`application.match.education.${said}`, { found: pick(found)?.text ?? '', asked: pick(asked)?.text ?? '' })}
      </chakra.p>
    </Part>
  )
}
