import { Button } from '@chakra-ui/react/button'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { FactPart } from '../../../openapi/fact-parts.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { UploadIcon } from '../../ui/icons.tsx'
import { LazyPart, partOf } from '../../ui/LazyPart.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { Entries } from './Entries.tsx'
import { ExportFacts } from './ExportFacts.tsx'
import { factResource, partOfHash } from './information.connect.ts'
import { factsMachine, recordMachine } from './information.effects.ts'
import { InformationView } from './InformationView.tsx'
import { saveResumeFile, type ResumeFile } from './resume-file.effects.ts'

const { Part: ImportFacts } = partOf(async () => (await import('./ImportFacts.tsx')).ImportFacts)

/**
 * `/resume/information`: everything that a person says about their working life, part by part. The entries are those of the
 * profile. A part is read when it is opened, and stays as it is while it is closed again.
 */
export function Screen() {
  const { t, pick } = useTexts()
  const toast = useToast()
  const load = useLoad(factsMachine, null)
  const { hash, key } = useLocation()
  const named = partOfHash(hash)
  const [open, setOpen] = useState<ReadonlySet<FactPart>>(new Set())
  const [adding, setAdding] = useState<Partial<Readonly<Record<FactPart, number>>>>({})
  // Counts how often the experience changed behind the list that shows it.
  const [recorded, setRecorded] = useState(0)
  const [params] = useSearchParams()
  // Counts how often entries came from a file behind the lists that show them.
  const [imported, setImported] = useState(0)
  const [isImporting, setImporting] = useState(params.has('import'))
  const [making, setMaking] = useState<ResumeFile | null>(null)
  const take = async (file: ResumeFile) => {
    setMaking(file)
    try {
      await saveResumeFile(file)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text })
    } finally {
      setMaking(null)
    }
  }
  const show = (part: FactPart) => setOpen((now) => new Set([...now, part]))
  useEffect(() => {
    if (named) setOpen((now) => new Set([...now, named]))
  }, [named, key])
  const record = useSave(recordMachine, {
    row: null,
    onSaved: ({ company_name: company }) => {
      toast({ severity: 'success', text: t('facts.job.added', { company: pick(company)?.text ?? '' }) })
      setAdding({})
      setRecorded((n) => n + 1)
      show('experience')
      load.refresh()
    },
  })
  return (
    <>
      <PageHeader
        title={t('page.resumeInformation.title')}
        purpose={t('facts.purpose')}
        action={
          <>
            <Button type="button" variant="outline" colorPalette="gray" onClick={() => setImporting(true)}>
              <UploadIcon />
              {t('facts.import')}
            </Button>
            <ExportFacts making={making} onTake={(file) => void take(file)} />
          </>
        }
      />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={14} />}>
        {(facts) => (
          <InformationView
            facts={facts}
            open={open}
            record={record}
            onToggle={(part) =>
              setOpen((now) => new Set(now.has(part) ? [...now].filter((one) => one !== part) : [...now, part]))
            }
            onAdd={(part) => {
              setAdding((now) => ({ ...now, [part]: (now[part] ?? 0) + 1 }))
              show(part)
            }}
          >
            {(part) => (
              <Entries
                key={imported + (part === 'experience' ? recorded : 0)}
                resource={factResource(part)}
                isAmongOthers
                adding={adding[part] ?? 0}
                onChange={load.refresh}
              />
            )}
          </InformationView>
        )}
      </LoadGate>
      {isImporting ? (
        <LazyPart>
          <ImportFacts
            onClose={() => setImporting(false)}
            onDone={() => {
              setImporting(false)
              setAdding({})
              setImported((n) => n + 1)
              load.refresh()
            }}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
