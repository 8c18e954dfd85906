import { Notice } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { ScreenForm } from '../parts/form/ScreenForm.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { type Answers, answersForm, answersOf, type Policies, settingsOf } from './answers-form.ts'
import { messages } from './messages.ts'

/** Days in which consumers in the European Economic Area may withdraw (Directive 2011/83/EU, Article 9). */
const LEGAL_MINIMUM = 14

/** The questions of the templates that no other data of the store answers. */
export function PolicyAnswers({ settings, isEea }: Pick<Policies, 'settings' | 'isEea'>) {
  const { storeId } = useStore()
  const [start, setStart] = useState(() => answersOf(settings))
  const update = useStoreMutation('policy.updateSettings')
  const submit = async (values: Answers) => {
    const saved = await update.mutateAsync({ body: { storeId, ...settingsOf(values) } })
    setStart(answersOf(saved.settings))
    toast.success(messages.answersSaved)
  }
  return (
    <Card title={messages.answers} about={messages.answersAbout}>
      <ScreenForm
        id="policy-answers"
        label={messages.answersLabel}
        schema={answersForm}
        defaultValues={start}
        fields={{
          legalName: { label: messages.legalName, help: messages.legalNameHelp, autoComplete: 'organization' },
          representative: { label: messages.representative, help: messages.representativeHelp, autoComplete: 'off' },
          registration: { label: messages.registration, help: messages.registrationHelp, autoComplete: 'off' },
          vatId: { label: messages.vatId, autoComplete: 'off' },
          returnDays: {
            label: messages.returnDays,
            control: 'text',
            help: isEea ? messages.returnDaysEea : messages.returnDaysHelp,
            autoComplete: 'off',
          },
          returnCosts: {
            label: messages.returnCosts,
            control: 'select',
            choices: (['customer', 'store'] as const).map((value) => ({ value, label: messages.costsOf[value] })),
          },
        }}
        around={(form) => (
          <>
            {form}
            {isEea && start.returnDays !== '' && Number(start.returnDays) < LEGAL_MINIMUM && (
              <Notice tone="warning">{messages.returnDaysReplaced(start.returnDays)}</Notice>
            )}
          </>
        )}
        onSubmit={submit}
      />
    </Card>
  )
}
