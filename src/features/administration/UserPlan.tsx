import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { setPlanBody, type Plan } from '../../../openapi/schemas/plan.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { planListMachine, setPlanMachine } from './plans.effects.ts'
import { StaleNotice } from './StaleNotice.tsx'

export interface UserPlanProps {
  readonly user: ManagedUser
  /** The user as they are now: with another plan, or changed by someone else. */
  readonly onReceive: (now: ManagedUser) => void
}

/** Gives a user another plan, unasked. */
export function UserPlan(props: UserPlanProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button alignSelf="flex-start" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        {t('administration.plan.set')}
      </Button>
    )
  return <Loaded {...props} onCancel={() => setOpen(false)} />
}

function Loaded(props: UserPlanProps & { readonly onCancel: () => void }) {
  const load = useLoad(planListMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={1} />}>
      {(plans) => <PlanForm plans={plans} {...props} />}
    </LoadGate>
  )
}

const keyBody = setPlanBody.pick({ key: true })

function PlanForm({
  user,
  plans,
  onReceive,
  onCancel,
}: UserPlanProps & { readonly plans: readonly Plan[]; readonly onCancel: () => void }) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const save = useSave<{ readonly key: string }, ManagedUser>(setPlanMachine, {
    row: user,
    agrees: ({ key }, now) => now.tier.key === key,
    onSaved: (now) => {
      const plan = pick(now.tier.name)?.text ?? now.tier.key
      toast({ severity: 'success', text: t('administration.plan.is_set', { name: now.name, plan }) })
      onReceive(now)
    },
  })
  const form = useSchemaForm(keyBody, { key: save.values?.key ?? '' })
  const { theirs } = save
  return (
    <chakra.section borderWidth="1px" borderRadius="l3" p="4">
      {theirs ? <StaleNotice onShow={() => onReceive(theirs)} /> : null}
      <Form form={form} save={save} onSubmit={({ key }) => save.submit({ key })}>
        <SelectField
          control={form.control}
          name="key"
          label={t('administration.plan.new')}
          help={t('administration.plan.set.help')}
          required
          choices={plans
            .filter(({ key }) => key !== user.tier.key)
            .map(({ key, name }) => ({ value: key, label: pick(name)?.text ?? key }))}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
          <SubmitButton busy={save.busy} busyText={t('resource.saving')}>
            {t('administration.plan.set.submit')}
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.section>
  )
}
