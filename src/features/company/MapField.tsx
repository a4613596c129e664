import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { SharedProps } from '../../fields/value-kinds.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { GroupFrame } from '../../ui/form/GroupFrame.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { useField } from '../../ui/form/useField.ts'
import { ExternalIcon, PinIcon } from '../../ui/icons.tsx'
import { isShortened, mapLink, readPlace, type Coordinates } from './map-link.ts'

/** Where the device says it is; rejects when it may not or cannot say. */
const askDevice = () =>
  new Promise<Coordinates>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = readPlace(`${coords.latitude}, ${coords.longitude}`)
        if (place) resolve(place)
        else reject(new Error('no place'))
      },
      (error) => reject(new Error(error.message)),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  })

type Said = 'taken' | 'shortened' | 'unread' | 'device_failed' | null

/**
 * A place on the map as two numbers: typed, read out of a pasted link, or taken from the device. No map service is
 * asked; a link leads out to one.
 */
export function MapField({ control, name, label, help }: SharedProps) {
  const { t } = useTexts()
  const latitude = useField({ control, name: `${name}.latitude` })
  const longitude = useField({ control, name: `${name}.longitude` })
  const [link, setLink] = useState('')
  const [said, setSaid] = useState<Said>(null)
  const [isAsking, setAsking] = useState(false)
  const take = (place: Coordinates | null) => {
    latitude.change(place?.latitude ?? null)
    longitude.change(place?.longitude ?? null)
  }
  const read = (text: string) => {
    setLink(text)
    const place = readPlace(text)
    if (place) take(place)
    setSaid(text.trim() === '' ? null : place ? 'taken' : isShortened(text) ? 'shortened' : 'unread')
  }
  const locate = async () => {
    setAsking(true)
    try {
      take(await askDevice())
      setSaid('taken')
      setLink('')
    } catch {
      setSaid('device_failed')
    }
    setAsking(false)
  }
  const place =
    typeof latitude.value === 'number' && typeof longitude.value === 'number'
      ? { latitude: latitude.value, longitude: longitude.value }
      : null
  const isEmpty = latitude.value === null && longitude.value === null
  return (
    <GroupFrame label={label} help={help}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="flex-end">
          <chakra.div flex="1 1 16rem" minWidth="0">
            <FieldFrame
              label={t('company.map.link')}
              help={said === 'taken' ? t('company.map.taken') : undefined}
              error={
                said === 'unread' || said === 'shortened' || said === 'device_failed'
                  ? t(`company.map.${said}`)
                  : undefined
              }
            >
              <Input
                value={link}
                onChange={(event) => read(event.target.value)}
                autoComplete="off"
                spellCheck={false}
                autoCapitalize="none"
                inputMode="url"
              />
            </FieldFrame>
          </chakra.div>
          <Button
            type="button"
            variant="outline"
            colorPalette="gray"
            aria-disabled={isAsking}
            onClick={() => (isAsking ? undefined : void locate())}
          >
            <PinIcon />
            {t(isAsking ? 'company.map.asking' : 'company.map.device')}
          </Button>
        </chakra.div>
        <FieldGrid>
          <NumberField control={control} name={`${name}.latitude`} label={t('company.map.latitude')} />
          <NumberField control={control} name={`${name}.longitude`} label={t('company.map.longitude')} />
        </FieldGrid>
        {isEmpty ? null : (
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            {place ? (
              <Link href={mapLink(place)} target="_blank" rel="noreferrer noopener" variant="underline" minHeight="11">
                {t('company.map.open', { latitude: String(place.latitude), longitude: String(place.longitude) })}
                <ExternalIcon />
              </Link>
            ) : null}
            <Button
              type="button"
              size="sm"
              variant="ghost"
              colorPalette="gray"
              onClick={() => {
                take(null)
                setLink('')
                setSaid(null)
              }}
            >
              {t('company.map.clear')}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </GroupFrame>
  )
}
