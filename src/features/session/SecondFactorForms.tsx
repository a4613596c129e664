import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { codeBody, passwordAndCode, passwordBody } from '../../../openapi/schemas/session.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FormView } from '../../machines/save/save.connect.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { CopyIcon, DownloadIcon, ExternalIcon } from '../../ui/icons.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { CodeField } from './CodeField.tsx'
import type { CodeBody, PasswordAndCode, PasswordBody, SecondFactorSecret } from './second-factor.effects.ts'

/** The first step: the password. */
export function PasswordStep({ busy, failure, submit, changed }: FormView<PasswordBody>) {
  const { t } = useTexts()
  const form = useSchemaForm(passwordBody, {})
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={false} onSubmit={submit}>
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton busy={busy} busyText={t('session.second_factor.busy')} alignSelf="flex-end">
        {t('session.second_factor.continue')}
      </SubmitButton>
    </Form>
  )
}

/** The second step: the secret, drawn and as text, and a code that shows that the app has it. */
export function ScanStep({
  given,
  busy,
  failure,
  submit,
  changed,
}: FormView<CodeBody> & { readonly given: SecondFactorSecret }) {
  const { t } = useTexts()
  const form = useSchemaForm(codeBody, {})
  const copy = useCopy({
    copied: t('session.second_factor.key.copied'),
    byHand: t('session.second_factor.key.copy_by_hand'),
  })
  const { size, path } = given.qr
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={false} onSubmit={submit}>
      <chakra.p>{t('session.second_factor.scan')}</chakra.p>
      <chakra.div alignSelf="center" p="2" bg="white" borderRadius="l2" borderWidth="1px">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          width="208"
          height="208"
          role="img"
          aria-label={t('session.second_factor.code_drawn')}
          shapeRendering="crispEdges"
        >
          <path d={path} fill="#000" />
        </svg>
      </chakra.div>
      {/* On a phone, which cannot scan its own screen. */}
      <Link href={given.address} alignSelf="center" minHeight="11" display="inline-flex" alignItems="center" gap="1.5">
        {t('session.second_factor.open')}
        <ExternalIcon />
      </Link>
      <chakra.div>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('session.second_factor.key')}
        </chakra.p>
        <chakra.code display="block" mt="1" fontFamily="mono" userSelect="all" overflowWrap="anywhere" translate="no">
          {given.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </chakra.code>
        <Button mt="2" variant="outline" colorPalette="gray" onClick={() => copy(given.secret)}>
          <CopyIcon />
          {t('session.second_factor.key.copy')}
        </Button>
      </chakra.div>
      <CodeField control={form.control} name="code" recovery={false} />
      <SubmitButton busy={busy} busyText={t('session.second_factor.busy')} alignSelf="flex-end">
        {t('session.second_factor.confirm')}
      </SubmitButton>
    </Form>
  )
}

/** The last step: codes to keep, which are never shown again. */
export function CodesStep({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTexts()
  const text = useRef<HTMLParagraphElement>(null)
  // The step before is gone, and the focus with it.
  useEffect(() => text.current?.focus(), [])
  const [isKept, setKept] = useState(false)
  useUnsaved(!isKept)
  const all = `${codes.join('\n')}\n`
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <chakra.p ref={text} tabIndex={-1} outline="none">
        {t('session.second_factor.codes.text')}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
        gap="2"
        p="4"
        bg="bg.subtle"
        borderRadius="l2"
        fontFamily="mono"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => {
            saveFile(new Blob([all], { type: 'text/plain' }), `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`)
            setKept(true)
          }}
        >
          <DownloadIcon />
          {t('session.second_factor.codes.download')}
        </Button>
        <Button ms="auto" onClick={onDone}>
          {t('session.second_factor.codes.done')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

/** Password and code, for what takes both. */
export function BothForm({
  busy,
  failure,
  submit,
  changed,
  text,
  action,
}: FormView<PasswordAndCode> & { readonly text: string; readonly action: string }) {
  const { t } = useTexts()
  const form = useSchemaForm(passwordAndCode, {})
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={false} onSubmit={submit}>
      <chakra.p>{text}</chakra.p>
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      <CodeField control={form.control} name="code" recovery />
      <SubmitButton busy={busy} busyText={t('session.second_factor.busy')} alignSelf="flex-end">
        {action}
      </SubmitButton>
    </Form>
  )
}
