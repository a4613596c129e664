import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSession, type Calendar } from '../../ui/session-context.ts'
import { useDates } from '../../ui/useDates.ts'

const calendars = ['gregorian', 'ethiopian'] as const satisfies readonly Calendar[]

/** Interface language and calendar. Both change at once and are saved with the user. */
export function LanguageAndDates() {
  const { t, lang, languages, setLang } = useTexts()
  const { calendar, setCalendar } = useSession()
  const { dateIn } = useDates()
  const [today] = useState(() => new Date().toISOString())
  return (
    <Panel title={t('session.dates.title')} text={t('session.dates.text')}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="repeat(auto-fit, minmax(min(13rem, 100%), 1fr))">
        <Choice
          legend={t('session.dates.language')}
          value={lang}
          choices={languages.map(({ value, name }) => ({ value, label: name, lang: value }))}
          onChange={(value) => void setLang(value)}
        />
        <Choice
          legend={t('session.dates.calendar')}
          value={calendar}
          choices={calendars.map((value) => ({
            value,
            label: t(`session.dates.${value}`),
            text: t('session.dates.today', { date: dateIn(today, value) }),
          }))}
          onChange={setCalendar}
        />
      </chakra.div>
    </Panel>
  )
}

interface ChoiceProps<V extends string> {
  readonly legend: string
  readonly value: V
  readonly choices: readonly {
    readonly value: V
    readonly label: string
    readonly text?: string
    readonly lang?: string
  }[]
  readonly onChange: (value: V) => void
}

/** A choice of a few, as native radio buttons. */
function Choice<V extends string>({ legend, value, choices, onChange }: ChoiceProps<V>) {
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="600" mb="1">
        {legend}
      </chakra.legend>
      {choices.map((choice) => (
        <chakra.label
          key={choice.value}
          display="flex"
          gap="3"
          alignItems="flex-start"
          py="2"
          minHeight="11"
          cursor="pointer"
        >
          <chakra.input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            accentColor="primary.solid"
            width="5"
            height="5"
            mt="0.5"
            flexShrink="0"
            cursor="pointer"
          />
          <chakra.span minWidth="0">
            <chakra.span display="block" {...(choice.lang ? { lang: choice.lang } : {})}>
              {choice.label}
            </chakra.span>
            {choice.text ? (
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {choice.text}
              </chakra.span>
            ) : null}
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
}
